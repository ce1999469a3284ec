package during;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.keywright.runtime.error.InvalidCursorException;
import java.time.Instant;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Three versions of one program, whose index has four shards, then eight and formerly four, then eight. */
public final class Scenario implements Consumer<DynamoDbClient> {

    private static final int TICKETS = 40;

    @Override
    public void accept(DynamoDbClient client) {
        before.DeskTable.createTable(client, "desk");
        before.TicketRepository old = before.DeskTable.open(client, "desk").ticket();
        TicketRepository tickets = during.DeskTable.open(client, "desk").ticket();
        after.TicketRepository next = after.DeskTable.open(client, "desk").ticket();
        for (int number = 0; number < TICKETS; number++) {
            if (number % 3 == 0) {
                tickets.create(ticket(number));
            } else {
                old.create(new before.Ticket(id(number), "OPEN", at(number)));
            }
        }

        writesTheNewLayoutOnly();
        readsTicketsOfBothLayoutsOnce(tickets);
        findsATicketByItsIdInEither(tickets);
        refusesCursorsOfAnotherLayout(old, tickets, next);
        movesTicketsByWritingThemAnew(tickets, next);
    }

    private static void writesTheNewLayoutOnly() {
        // The CRC-32 of "t-05" is 2,088,357,812: shard 0 of four and 4 of eight.
        assertThat(TicketMapper.INSTANCE.toItem(ticket(5)).get("GSI1PK").s()).isEqualTo("STATE#OPEN#4");
        assertThat(TicketKeys.byStatePartitions("OPEN", id(5)).texts()).containsExactly("STATE#OPEN#4", "STATE#OPEN#0");
    }

    private static void readsTicketsOfBothLayoutsOnce(TicketRepository tickets) {
        assertThat(tickets.byState("OPEN").list()).containsExactlyElementsOf(all());
        assertThat(tickets.byState("OPEN").pageSize(1).list()).containsExactlyElementsOf(all());
        assertThat(tickets.byState("OPEN").toRequests()).hasSize(8);
        assertThat(tickets.byState("OPEN").limit(7).list()).containsExactlyElementsOf(all().subList(0, 7));
        assertThat(tickets.byState("OPEN").openedAtFrom(at(30)).list()).containsExactlyElementsOf(all().subList(30, TICKETS));
    }

    private static void findsATicketByItsIdInEither(TicketRepository tickets) {
        for (Ticket ticket : all()) {
            assertThat(tickets.byState("OPEN", ticket.id()).list()).containsExactly(ticket);
            assertThat(tickets.byState("OPEN", ticket.id()).toRequests()).hasSizeBetween(1, 2);
        }
    }

    private static void refusesCursorsOfAnotherLayout(
            before.TicketRepository old, TicketRepository tickets, after.TicketRepository next) {
        String ofFour = old.byState("OPEN").limit(1).page().cursor().orElseThrow();
        String ofBoth = tickets.byState("OPEN").limit(1).page().cursor().orElseThrow();

        assertThat(tickets.byState("OPEN").after(ofBoth).list()).containsExactlyElementsOf(all().subList(1, TICKETS));
        assertThatThrownBy(() -> tickets.byState("OPEN").after(ofFour).page())
                .isInstanceOf(InvalidCursorException.class);
        assertThatThrownBy(() -> next.byState("OPEN").after(ofFour).page()).isInstanceOf(InvalidCursorException.class);
        assertThatThrownBy(() -> old.byState("OPEN").after(ofBoth).page()).isInstanceOf(InvalidCursorException.class);
    }

    private static void movesTicketsByWritingThemAnew(TicketRepository tickets, after.TicketRepository next) {
        assertThat(found(next)).isLessThan(TICKETS);
        tickets.byState("OPEN").list().forEach(tickets::put);

        assertThat(tickets.byState("OPEN").list()).containsExactlyElementsOf(all());
        assertThat(found(next)).isEqualTo(TICKETS);
        assertThat(next.byState("OPEN").list())
                .extracting(after.Ticket::id)
                .containsExactlyElementsOf(all().stream().map(Ticket::id).toList());
    }

    /** How many tickets the shards of eight hold where they are looked for. */
    private static long found(after.TicketRepository tickets) {
        return all().stream()
                .filter(ticket -> tickets.byState("OPEN", ticket.id()).first().isPresent())
                .count();
    }

    private static List<Ticket> all() {
        return IntStream.range(0, TICKETS).mapToObj(Scenario::ticket).toList();
    }

    private static Ticket ticket(int number) {
        return new Ticket(id(number), "OPEN", at(number));
    }

    private static String id(int number) {
        return "t-%02d".formatted(number);
    }

    private static Instant at(int number) {
        return Instant.EPOCH.plusMillis(number);
    }
}
