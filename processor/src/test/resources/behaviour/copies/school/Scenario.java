package school;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.keywright.runtime.error.InvalidEntityException;
import io.keywright.runtime.error.SizeLimitException;
import io.keywright.runtime.error.TransactionCancelledException;
import io.keywright.testing.DynamoDbExtension;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import school.SchoolClass.Board;
import school.SchoolClass.Member;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** No write makes a list, set or map larger than it may be, and none is refused that leaves it as large as it is. */
public final class Scenario implements Consumer<DynamoDbClient> {

    private static final Member ADA = new Member("s1", "Ada");
    private static final Member BO = new Member("s2", "Bo");
    private static final Member CY = new Member("s3", "Cy");
    private static final Member DI = new Member("s4", "Di");

    private SchoolClassRepository classes;

    @Override
    public void accept(DynamoDbClient client) {
        String name = DynamoDbExtension.tableName("school");
        SchoolTable.createTable(client, name);
        SchoolTable school = SchoolTable.open(client, name);
        classes = school.schoolClass();

        wholeItems();
        lists();
        sets();
        maps();
        documents();
        transactions(school);
        whatIsTooLargeAlready(client, name);
    }

    private static SchoolClass of(List<Member> members) {
        return new SchoolClass(
                "c", members, Set.of("art", "music"), Set.of(), Map.of("a", 1), new Board(List.of("hello")));
    }

    private void wholeItems() {
        SchoolClass full = of(List.of(ADA, BO, CY));
        assertThat(classes.create(full)).isEqualTo(full);
        assertThatThrownBy(() -> classes.put(of(List.of(ADA, BO, CY, DI))))
                .isInstanceOfSatisfying(InvalidEntityException.class, failure -> {
                    assertThat(failure.path()).isEqualTo("members");
                    assertThat(failure).hasMessageContaining("at most 3 elements, found 4 of them");
                });
        assertThat(classes.get("c")).contains(full);
    }

    private void lists() {
        classes.put(of(List.of(ADA, BO)));
        classes.update("c").appendToMembers(List.of(CY)).execute();
        refused("members", 3, () -> classes.update("c").appendToMembers(List.of(DI)).execute());
        refused("members", 3, () -> classes.update("c").prependToMembers(List.of(DI)).execute());
        refused("members", 3, () -> classes.update("c").setInMembers(3, DI).execute());
        assertThat(classes.update("c").setInMembers(2, DI).execute().members()).containsExactly(ADA, BO, DI);
        assertThatThrownBy(() -> classes.update("c").members(List.of(ADA, BO, CY, DI)))
                .isInstanceOfSatisfying(
                        InvalidEntityException.class, failure -> assertThat(failure.path()).isEqualTo("members"));
        assertThat(classes.update("c").removeFromMembers(0).execute().members()).containsExactly(BO, DI);
        refused("members", 3, () -> classes.update("c").appendToMembers(List.of(ADA, CY)).execute());
        assertThat(classes.update("c").prependToMembers(List.of(ADA)).execute().members())
                .containsExactly(ADA, BO, DI);
    }

    private void sets() {
        refused("subjects", 3, () -> classes.update("c").addToSubjects(List.of("art", "sport")).execute());
        assertThat(classes.update("c").addToSubjects(List.of("sport")).execute().subjects())
                .hasSize(3);
        assertThat(classes.update("c").addToSubjects(List.of("art", "music")).execute().subjects())
                .hasSize(3);
        refused("subjects", 3, () -> classes.update("c").addToSubjects(List.of("maths")).execute());
        classes.update("c").removeFromSubjects(List.of("art")).execute();
        classes.update("c").addToSubjects(List.of("maths")).execute();
        classes.update("c").subjects(Set.of()).execute();
        classes.update("c").addToSubjects(List.of("a", "b", "c")).execute();
        classes.update("c").addToWords(List.of("a", "b", "c", "d")).execute();
        assertThat(classes.get("c").orElseThrow().words()).as("without a limit").hasSize(4);
    }

    private void maps() {
        classes.update("c").putInRooms("b", 2).execute();
        assertThat(classes.update("c").putInRooms("b", 3).execute().rooms()).isEqualTo(Map.of("a", 1, "b", 3));
        refused("rooms", 2, () -> classes.update("c").putInRooms("c", 3).execute());
        classes.update("c").removeFromRooms("a").execute();
        classes.update("c").putInRooms("c", 3).execute();
    }

    private void documents() {
        classes.update("c").board().appendToNotes(List.of("more")).execute();
        refused("board.notes", 2, () -> classes.update("c").board().appendToNotes(List.of("most")).execute());
        assertThatThrownBy(() -> classes.put(new SchoolClass(
                        "c", List.of(), Set.of(), Set.of(), Map.of(), new Board(List.of("a", "b", "c")))))
                .isInstanceOfSatisfying(
                        InvalidEntityException.class,
                        failure -> assertThat(failure.path()).isEqualTo("board.notes"));
    }

    private void transactions(SchoolTable school) {
        assertThatThrownBy(() -> school.table().transaction()
                        .put(new Enrolment("s4", "c"))
                        .update(classes.update("c").appendToMembers(List.of(CY)))
                        .commit())
                .isInstanceOfSatisfying(TransactionCancelledException.class, cancelled -> assertThat(
                                cancelled.reason(SizeLimitException.class))
                        .isPresent());
        assertThat(school.enrolment().get("s4", "c")).isEmpty();
    }

    /** Somebody else wrote it, or the limit was a higher one. */
    private void whatIsTooLargeAlready(DynamoDbClient client, String table) {
        SchoolClass full = classes.put(of(List.of(ADA, BO, CY)));
        Map<String, AttributeValue> item = new HashMap<>(SchoolClassMapper.INSTANCE.toItem(full));
        List<AttributeValue> members = new ArrayList<>(item.get("members").l());
        members.addAll(members);
        item.put("members", AttributeValue.fromL(members));
        client.putItem(request -> request.tableName(table).item(item));

        assertThat(classes.get("c").orElseThrow().members()).hasSize(6);
        assertThat(classes.update("c").setInMembers(5, DI).execute().members()).hasSize(6);
        refused("members", 3, () -> classes.update("c").appendToMembers(List.of(DI)).execute());
    }

    private static void refused(String property, int maxSize, ThrowingCallable update) {
        assertThatThrownBy(update).isInstanceOfSatisfying(SizeLimitException.class, failure -> {
            assertThat(failure.property()).isEqualTo(property);
            assertThat(failure.maxSize()).isEqualTo(maxSize);
        });
    }
}
