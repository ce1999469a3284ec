package club;

import io.keywright.testing.DynamoDbExtension;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Bounds by a property of a document, whose key is coarser than the property. */
public final class Scenario implements Consumer<DynamoDbClient> {

    private static final Instant NOON = Instant.parse("2024-05-01T12:00:00Z");

    @Override
    public void accept(DynamoDbClient client) {
        String table = DynamoDbExtension.tableName("club");
        ClubTable.createTable(client, table);
        MemberRepository members = ClubTable.open(client, table).member();
        for (int i = 0; i < 4; i++) {
            members.create(member(i));
        }
        withinADay(members);
        withinASecond(members);
    }

    private static void withinADay(MemberRepository members) {
        LocalDate day = LocalDate.of(2024, 5, 1);
        assertThat(ids(members.ofClub("c").addressSince(day).stream())).containsExactly("0", "1", "2", "3");
        assertThat(ids(members.ofClub("c").addressSince(since(2)).stream())).containsExactly("2");
        assertThat(ids(members.ofClub("c").addressSince(since(2)).id("2").stream())).containsExactly("2");
        assertThat(ids(members.ofClub("c").addressSince(since(2)).id("1").stream())).isEmpty();
        assertThat(ids(members.ofClub("c").addressSinceFrom(since(2)).stream())).containsExactly("2", "3");
        assertThat(ids(members.ofClub("c").addressSinceAfter(since(2)).stream())).containsExactly("3");
        assertThat(ids(members.ofClub("c").addressSinceUntil(since(2)).stream())).containsExactly("0", "1", "2");
        assertThat(ids(members.ofClub("c").addressSinceBefore(since(2)).stream())).containsExactly("0", "1");
        assertThat(ids(members.ofClub("c").addressSinceBetween(since(1), since(2)).stream())).containsExactly("1", "2");
    }

    private static void withinASecond(MemberRepository members) {
        assertThat(ids(members.byStay("c").addressStayFrom(stay(1)).stream())).containsExactly("1");
        assertThat(ids(members.byStay("c").addressStayFromAfter(stay(1)).stream())).containsExactly("2", "3");
        assertThat(ids(members.byStay("c").addressStayFromBetween(stay(0), stay(1)).stream())).containsExactly("0", "1");
    }

    private static List<String> ids(Stream<Member> members) {
        return members.map(Member::id).toList();
    }

    private static Instant since(int number) {
        return NOON.plusSeconds(number);
    }

    private static Instant stay(int number) {
        return NOON.plusMillis(number);
    }

    private static Member member(int number) {
        return new Member(
                "c", Integer.toString(number), new Member.Address(since(number), new Member.Stay(stay(number))));
    }
}
