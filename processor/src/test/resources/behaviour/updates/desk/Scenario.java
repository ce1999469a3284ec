package desk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import desk.Order.Address;
import desk.Order.Line;
import desk.Order.Status;
import io.keywright.runtime.error.EmptyUpdateException;
import io.keywright.runtime.error.IncompleteUpdateException;
import io.keywright.runtime.error.InvalidEntityException;
import io.keywright.runtime.error.InvalidExpressionException;
import io.keywright.runtime.error.ItemNotFoundException;
import io.keywright.runtime.error.OutdatedValueException;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Each kind of change, and what happens where it cannot be made. */
public final class Scenario implements Consumer<DynamoDbClient> {

    private static final LocalDate DAY = LocalDate.parse("2024-05-01");
    private static final Instant PLACED = Instant.parse("2024-05-01T12:00:00.5Z");
    private static final Address GRAZ = new Address("Am Bach 1", "Graz", "AT");
    private static final Address ULM = new Address("Hof 2", "Ulm", "DE");
    private static final Order ORDER = new Order(
            "o-1",
            PLACED,
            Status.OPEN,
            null,
            null,
            Optional.empty(),
            GRAZ,
            null,
            null,
            ULM,
            List.of(new Line("a", 1), new Line("b", 2)),
            null,
            Set.of("x"),
            Map.of("p", 1),
            0);

    private DynamoDbClient client;
    private OrderRepository orders;
    private VisitorRepository visitors;

    private void whatTheKeyTells(ShiftRepository shifts) {
        Shift shift = shifts.create(
                new Shift(PLACED, LocalDateTime.parse("2024-05-01T18:30:00"), "n", "baker", "Graz"));
        Shift cook = shifts.update(DAY, LocalDateTime.parse("2024-05-01T18:00:00"), "n")
                .role("cook")
                .execute();
        assertThat(cook).isEqualTo(new Shift(shift.starts(), shift.ends(), "n", "cook", "Graz"));
        assertThat(shifts.byRole("cook", java.time.YearMonth.of(2024, 5)).list()).containsExactly(cook);
        assertThat(stored(cook)).isEqualTo(ShiftMapper.INSTANCE.toItem(cook));
        Shift moved = shifts.update(cook).role("baker").place("Ulm").execute();
        assertThat(stored(moved)).isEqualTo(ShiftMapper.INSTANCE.toItem(moved));
        assertThat(shifts.update(DAY, shift.ends(), "n").place("Graz").knowingStarts(PLACED).execute())
                .isEqualTo(new Shift(shift.starts(), shift.ends(), "n", "baker", "Graz"));
    }

    private Map<String, AttributeValue> stored(Shift shift) {
        Map<String, AttributeValue> item = ShiftMapper.INSTANCE.toItem(shift);
        return client.getItem(get -> get.tableName("desk").key(Map.of("PK", item.get("PK"), "SK", item.get("SK"))))
                .item();
    }

    @Override
    public void accept(DynamoDbClient given) {
        client = given;
        DeskTable.createTable(client, "desk");
        DeskTable desk = DeskTable.open(client, "desk");
        orders = desk.order();
        visitors = desk.visitor();
        whatTheKeyTells(desk.shift());
        orders.create(ORDER);

        changesOfEachKind();
        changesInside();
        keysFollow();
        whatIsSaidToBeKnownMustBe();
        whatCannotBeSent();
        upserts();
    }

    private void changesOfEachKind() {
        Order changed = orders.update(DAY, "o-1")
                .note("first")
                .incrementViews(3)
                .addToTags(List.of("y", "z"))
                .appendToRemarks(List.of("late"))
                .appendToLines(List.of(new Line("c", 3)))
                .putInCounts("q", 2)
                .execute();
        assertThat(changed.note()).isEqualTo("first");
        assertThat(changed.views()).isEqualTo(3);
        assertThat(changed.tags()).containsExactlyInAnyOrder("x", "y", "z");
        assertThat(changed.remarks()).containsExactly("late");
        assertThat(changed.lines()).extracting(Line::sku).containsExactly("a", "b", "c");
        assertThat(changed.counts()).isEqualTo(Map.of("p", 1, "q", 2));

        Order again = orders.update(DAY, "o-1")
                .noteIfAbsent("second")
                .incrementViews(-1)
                .removeFromTags(Set.of("x", "y", "z"))
                .prependToRemarks(List.of("very"))
                .removeFromLines(0)
                .removeFromCounts("p")
                .onlyIf(OrderAttributes.VIEWS.ge(3L))
                .execute();
        assertThat(again.note()).isEqualTo("first");
        assertThat(again.views()).isEqualTo(2);
        assertThat(again.tags()).isEmpty();
        assertThat(again.remarks()).containsExactly("very", "late");
        assertThat(again.lines()).extracting(Line::sku).containsExactly("b", "c");
        assertThat(again.counts()).isEqualTo(Map.of("q", 2));

        Order bare = orders.update(DAY, "o-1")
                .removeNote()
                .removeRemarks()
                .tags(Set.of())
                .lines(List.of(new Line("a", 1)))
                .execute();
        assertThat(bare.note()).isNull();
        assertThat(bare.remarks()).isNull();
        assertThat(stored()).doesNotContainKeys("n", "remarks", "tags");
        assertThat(bare).isEqualTo(orders.get(DAY, "o-1").orElseThrow());
    }

    private void changesInside() {
        Order changed = orders.update(DAY, "o-1")
                .origin()
                .street("Weg 3")
                .origin()
                .removeCity()
                .lines(0)
                .incrementQuantity(4)
                .execute();
        assertThat(changed.origin()).isEqualTo(new Address("Weg 3", null, "DE"));
        assertThat(changed.lines()).containsExactly(new Line("a", 5));
        assertThat(stored().get("origin").m()).containsOnlyKeys("s", "country");
    }

    private void keysFollow() {
        assertThat(keys("GSI1")).containsExactly("STATUS#OPEN#".concat(shard()), "2024-05-01T12:00:00Z");
        assertThat(stored()).doesNotContainKeys("GSI2PK", "GSI2SK", "GSI3PK", "GSI3SK", "GSI5PK", "GSI5SK", "LSI1SK");

        orders.update(DAY, "o-1").status(Status.SENT).knowingPlacedAt(PLACED).knowingCourier(null).knowingStop(null).execute();
        assertThat(keys("GSI1")).containsExactly("STATUS#SENT#".concat(shard()), "2024-05-01T12:00:00Z");
        assertThat(stored()).doesNotContainKeys("GSI3PK", "GSI3SK");

        orders.update(DAY, "o-1").total(new BigDecimal("12.5")).shipTo(ULM).execute();
        assertThat(keys("GSI2")).containsExactly("TOTALS", "100000012.50#o-1");
        assertThat(keys("GSI4")).containsExactly("COUNTRY#DE", "o-1");

        Order read = orders.get(DAY, "o-1").orElseThrow();
        orders.update(read).courier("Ada").stop(7).billTo(GRAZ).execute();
        assertThat(keys("GSI3")).containsExactly("COURIER#ada", "SENT#0007");
        assertThat(keys("GSI5")).containsExactly("BILL#AT#GRAZ", "Ada");
        assertThat(stored().get("LSI1SK").s()).isEqualTo("STOP#0007");

        orders.update(DAY, "o-1").removeCourier().removeTotal().execute();
        assertThat(stored()).doesNotContainKeys("GSI2PK", "GSI2SK", "GSI3PK", "GSI3SK", "GSI5PK", "GSI5SK", "c", "total");
        assertThat(stored().get("LSI1SK").s()).isEqualTo("STOP#0007");
    }

    private void whatIsSaidToBeKnownMustBe() {
        OutdatedValueException outdated = catchThrowableOfType(
                OutdatedValueException.class,
                () -> orders.update(DAY, "o-1")
                        .status(Status.LOST)
                        .knowingPlacedAt(PLACED.plusMillis(1))
                        .knowingCourier("Ada")
                        .knowingStop(7)
                        .execute());
        assertThat(outdated.properties()).containsExactly("placedAt", "courier");
        assertThat(outdated.stored(Order.class).orElseThrow().status()).isEqualTo(Status.SENT);

        Order read = orders.get(DAY, "o-1").orElseThrow();
        orders.update(read).stop(8).execute();
        assertThatThrownBy(() -> orders.update(read).status(Status.LOST).execute())
                .isInstanceOf(OutdatedValueException.class)
                .hasMessageContaining("since stop changed");
        assertThat(orders.update(read).status(Status.LOST).stop(9).execute().stop()).contains(9);
    }

    private void whatCannotBeSent() {
        assertThat(orders.update(DAY, "o-1").isEmpty()).isTrue();
        assertThat(orders.update(DAY, "o-1").views(1).isEmpty()).isFalse();
        assertThatThrownBy(() -> orders.update(DAY, "o-1").execute()).isInstanceOf(EmptyUpdateException.class);
        assertThatThrownBy(() -> orders.update(DAY, "o-2").views(1).execute())
                .isInstanceOf(ItemNotFoundException.class);
        assertThat(orders.get(DAY, "o-2")).isEmpty();
        assertThatThrownBy(() -> orders.update(DAY, "o-1").views(1).incrementViews(1))
                .isInstanceOf(InvalidExpressionException.class)
                .hasMessage("An update changes views twice.");
        assertThatThrownBy(() -> orders.update(DAY, "o-1").origin(ULM).origin().street("x"))
                .isInstanceOf(InvalidExpressionException.class)
                .hasMessageContaining("both origin and origin.street");
        OrderUpdate kept = orders.update(DAY, "o-1");
        kept.status(Status.OPEN);
        assertThatThrownBy(kept::execute)
                .isInstanceOfSatisfying(
                        IncompleteUpdateException.class,
                        failure -> assertThat(failure.property()).isEqualTo("placedAt"));
        assertThatThrownBy(() -> orders.update(DAY, "o-1")
                        .status(Status.OPEN)
                        .knowingPlacedAt(null)
                        .knowingCourier(null)
                        .knowingStop(null)
                        .execute())
                .isInstanceOf(IncompleteUpdateException.class)
                .hasMessageContaining("is said to be absent");
        assertThatThrownBy(() -> orders.update(DAY, "o-1").origin().street("\ud800"))
                .isInstanceOfSatisfying(InvalidEntityException.class, failure -> {
                    assertThat(failure.entity()).isEqualTo("Order");
                    assertThat(failure.path()).isEqualTo("origin.street");
                });
    }

    private void upserts() {
        assertThat(visitors.upsert("a#b").incrementVisits(1).execute()).isEqualTo(new Visitor("a#b", null, 1));
        assertThat(visitors.upsert("a#b").incrementVisits(1).name("A#").execute())
                .isEqualTo(new Visitor("a#b", "A#", 2));
        assertThat(visitors.upsert("c").execute()).isEqualTo(new Visitor("c", null, null));
        assertThat(visitors.all().list()).hasSize(2);
        assertThat(visitors.byName("A#").list()).containsExactly(new Visitor("a#b", "A#", 2));
        assertThat(visitors.update("a#b").removeName().execute().name()).isNull();
        assertThat(visitors.byName("A#").list()).isEmpty();
    }

    private static String shard() {
        return OrderKeys.byStatus(Status.OPEN, "o-1", PLACED).partition().substring("STATUS#OPEN#".length());
    }

    private Map<String, AttributeValue> stored() {
        return client.getItem(orders.prepareGet(DAY, "o-1").toRequest()).item();
    }

    private List<String> keys(String index) {
        Map<String, AttributeValue> item = stored();
        return List.of(item.get(index + "PK").s(), item.get(index + "SK").s());
    }
}
