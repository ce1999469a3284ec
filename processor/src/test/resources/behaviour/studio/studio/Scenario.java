package studio;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.keywright.runtime.error.AmbiguousHeadException;
import io.keywright.runtime.error.InvalidCursorException;
import io.keywright.runtime.query.CollectionPage;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;

/** Records of one head and lists, in the table and in an index, whole, in part and page by page. */
public final class Scenario implements Consumer<DynamoDbClient> {

    private static final Movie HEAT = new Movie("heat", "Heat");
    private static final Role PACINO = new Role("heat", "pacino", "Hanna");
    private static final Role DE_NIRO = new Role("heat", "deniro", "McCauley");
    private static final Role KILMER = new Role("heat", "kilmer", "Shiherlis");
    private static final Review GOOD = new Review("heat", "r1", "good");
    private static final Review BETTER = new Review("heat", "r10", "better");
    private static final Review SPACED = new Review("heat", "r1 a", "its key lies between r1 and what is below r1");

    private final List<QueryRequest> requests = new ArrayList<>();

    @Override
    public void accept(DynamoDbClient client) {
        StudioTable.createTable(client, "studio");
        StudioTable studio = StudioTable.open(recorded(client), "studio");
        studio.movie().create(HEAT);
        List.of(PACINO, DE_NIRO, KILMER).forEach(studio.role()::create);
        List.of(GOOD, BETTER, SPACED).forEach(studio.review()::create);
        for (int number = 1; number <= 5; number++) {
            studio.reply().create(reply("r1", number));
            studio.reply().create(reply("r10", number));
            studio.reply().create(reply("r1 a", number));
        }
        studio.role().create(new Role("ghost", "pacino", "unnamed"));
        studio.actor().create(new Actor("pacino", 1969, "Al Pacino"));

        readsHeadAndListWithOneQuery(studio);
        readsNothingWhereTheHeadIsMissing(studio);
        readsWithoutTheHeadWhereTheRecordLetsIt(studio);
        readsWhatLiesBelowAHeadAndNothingElse(studio);
        readsTheNewest(studio);
        readsTheNewestOfAnIndexWithOneQuery(studio);
        readsPages(studio);
        refusesTwoHeads(studio);
        readsConsistentlyWhatIsInTheTable(studio);
    }

    private void readsHeadAndListWithOneQuery(StudioTable studio) {
        requests.clear();
        assertThat(studio.movieWithCast("heat").get())
                .contains(new MovieWithCast(HEAT, List.of(DE_NIRO, KILMER, PACINO)));
        assertThat(requests).hasSize(1);
        assertThat(requests.get(0).keyConditionExpression()).contains("BETWEEN");
        assertThat(studio.movieWithCast("heat").descending().get().orElseThrow().cast())
                .containsExactly(PACINO, KILMER, DE_NIRO);
        assertThat(studio.programme("heat").get())
                .contains(new Programme(
                        List.of(GOOD, SPACED, BETTER), Optional.of(HEAT), List.of(DE_NIRO, KILMER, PACINO)));
    }

    private void readsNothingWhereTheHeadIsMissing(StudioTable studio) {
        assertThat(studio.movieWithCast("ghost").get()).isEmpty();
        assertThat(studio.movieWithCast("ghost").newest(1)).isEmpty();
        assertThat(studio.movieWithCast("ghost").page(5, null).value()).isEmpty();
    }

    private void readsWithoutTheHeadWhereTheRecordLetsIt(StudioTable studio) {
        assertThat(studio.programme("ghost").get())
                .contains(new Programme(List.of(), Optional.empty(), List.of(new Role("ghost", "pacino", "unnamed"))));
        assertThat(studio.programme("nothing").get()).isEmpty();
    }

    private void readsWhatLiesBelowAHeadAndNothingElse(StudioTable studio) {
        requests.clear();
        assertThat(studio.reviewWithReplies("heat", "r1").get())
                .contains(new ReviewWithReplies(GOOD, replies("r1", 1, 2, 3, 4, 5)));
        assertThat(requests).hasSize(1);
        assertThat(studio.reviewWithReplies("heat", "r10").get())
                .contains(new ReviewWithReplies(BETTER, replies("r10", 1, 2, 3, 4, 5)));
        assertThat(studio.reviewWithReplies("heat", "r").get()).isEmpty();
        assertThat(studio.reviewWithReplies("heat", "r1 a").get().orElseThrow().review())
                .isEqualTo(SPACED);
    }

    private void readsTheNewest(StudioTable studio) {
        requests.clear();
        assertThat(studio.reviewWithReplies("heat", "r1").newest(2))
                .contains(new ReviewWithReplies(GOOD, replies("r1", 5, 4)));
        assertThat(requests).hasSize(2);
        assertThat(requests.get(1).limit()).isEqualTo(2);
        assertThat(requests.get(1).scanIndexForward()).isFalse();
        requests.clear();
        assertThat(studio.programme("heat").newest(2))
                .contains(new Programme(List.of(BETTER, SPACED), Optional.of(HEAT), List.of(PACINO, KILMER)));
        assertThat(studio.movieWithCast("heat").newest(100).orElseThrow().cast())
                .containsExactly(PACINO, KILMER, DE_NIRO);
    }

    private void readsTheNewestOfAnIndexWithOneQuery(StudioTable studio) {
        studio.role().create(new Role("insider", "pacino", "Bergman"));
        requests.clear();
        Career newest = studio.career("pacino").newest(2).orElseThrow();
        assertThat(newest.actor().name()).isEqualTo("Al Pacino");
        assertThat(newest.roles()).extracting(Role::movieId).containsExactly("insider", "heat");
        assertThat(requests).hasSize(1);
        assertThat(requests.get(0).limit()).isEqualTo(3);
        assertThat(studio.career("pacino").get().orElseThrow().roles())
                .extracting(Role::movieId)
                .containsExactly("ghost", "heat", "insider");
        assertThat(studio.career("nobody").newest(2)).isEmpty();
        assertThat(studio.career("deniro").newest(2)).isEmpty();
    }

    private void readsPages(StudioTable studio) {
        List<Reply> gathered = new ArrayList<>();
        String cursor = null;
        int pages = 0;
        do {
            requests.clear();
            CollectionPage<ReviewWithReplies> page = studio.reviewWithReplies("heat", "r1").page(2, cursor);
            assertThat(page.value().orElseThrow().review()).isEqualTo(GOOD);
            assertThat(requests).hasSize(pages == 0 ? 1 : 2);
            gathered.addAll(page.value().orElseThrow().replies());
            cursor = page.cursor().orElse(null);
            pages++;
        } while (cursor != null);
        assertThat(gathered).isEqualTo(replies("r1", 1, 2, 3, 4, 5));
        String first = studio.reviewWithReplies("heat", "r1").page(2, null).cursor().orElseThrow();
        assertThatThrownBy(() -> studio.reviewWithReplies("heat", "r10").page(2, first))
                .isInstanceOf(InvalidCursorException.class);
        assertThatThrownBy(() -> studio.movieWithCast("heat").page(2, first))
                .isInstanceOf(InvalidCursorException.class);
        assertThatThrownBy(() -> studio.movieWithCast("heat").page(0, null))
                .isInstanceOf(IllegalArgumentException.class);
        for (int none : new int[] {0, -1, Integer.MIN_VALUE}) {
            assertThatThrownBy(() -> studio.movieWithCast("heat").newest(none))
                    .isInstanceOf(IllegalArgumentException.class);
            assertThatThrownBy(() -> studio.reviewWithReplies("heat", "r1").newest(none))
                    .isInstanceOf(IllegalArgumentException.class);
            assertThatThrownBy(() -> studio.career("pacino").newest(none))
                    .isInstanceOf(IllegalArgumentException.class);
        }
        assertThat(studio.movieWithCast("heat").newest(Integer.MAX_VALUE))
                .isEqualTo(studio.movieWithCast("heat").newest(100));
        assertThat(studio.reviewWithReplies("heat", "r1").newest(Integer.MAX_VALUE))
                .isEqualTo(studio.reviewWithReplies("heat", "r1").newest(100));
    }

    private void refusesTwoHeads(StudioTable studio) {
        studio.actor().create(new Actor("pacino", 1970, "Another"));
        assertThatThrownBy(() -> studio.career("pacino").get())
                .isInstanceOfSatisfying(
                        AmbiguousHeadException.class,
                        failure -> assertThat(failure.entity()).isEqualTo("Actor"));
    }

    private void readsConsistentlyWhatIsInTheTable(StudioTable studio) {
        requests.clear();
        assertThat(studio.movieWithCast("heat").consistent().newest(1)).isPresent();
        assertThat(requests).allSatisfy(request -> assertThat(request.consistentRead()).isTrue());
        assertThat(studio.movieWithCast("heat").consistent().toRequest().consistentRead()).isTrue();
    }

    private static List<Reply> replies(String reviewId, int... numbers) {
        List<Reply> replies = new ArrayList<>();
        for (int number : numbers) {
            replies.add(reply(reviewId, number));
        }
        return replies;
    }

    private static Reply reply(String reviewId, int number) {
        return new Reply("heat", reviewId, number, "reply " + number);
    }

    private DynamoDbClient recorded(DynamoDbClient client) {
        return (DynamoDbClient) Proxy.newProxyInstance(
                DynamoDbClient.class.getClassLoader(), new Class<?>[] {DynamoDbClient.class}, (proxy, method, arguments) -> {
                    if (arguments != null && arguments[0] instanceof QueryRequest request) {
                        requests.add(request);
                    }
                    return method.invoke(client, arguments);
                });
    }
}
