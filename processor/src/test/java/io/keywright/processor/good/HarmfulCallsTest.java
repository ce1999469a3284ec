package io.keywright.processor.good;

import static org.assertj.core.api.Assertions.assertThat;

import io.keywright.processor.KeywrightProcessor;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * What would leave an index stale, or ask an item for what it does not have, does not compile. Each call stands on a line of
 * its own beside one that is right.
 */
class HarmfulCallsTest {

    private static final String KEY = "LocalDate.EPOCH, \"o-1\"";

    @TempDir
    private Path folder = Path.of("");

    @Test
    @DisplayName("B36: a component of the primary key is not changed")
    void aComponentOfThePrimaryKeyIsNotChanged() throws IOException {
        refused("orders.update(" + KEY + ").orderId(\"o-2\")", "symbol:   method orderId(java.lang.String)");
        refused("orders.update(" + KEY + ").placedAt(Instant.EPOCH)", "symbol:   method placedAt(java.time.Instant)");
        refused("orders.update(order).orderId(\"o-2\")", "symbol:   method orderId(java.lang.String)");
        refused(
                "orders.update(" + KEY + ").status(Status.SENT).withPlacedAt(Instant.EPOCH)",
                "symbol:   method withPlacedAt(java.time.Instant)");
        allowed("orders.update(" + KEY + ").note(\"n\").execute()");
        allowed("orders.update(" + KEY + ").status(Status.SENT).knowingPlacedAt(Instant.EPOCH)"
                + ".knowingCourier(null).withStop(1).execute()");
        check();
    }

    @Test
    @DisplayName("B29, B32: an unfinished update is not sent")
    void anUnfinishedUpdateIsNotSent() throws IOException {
        refused("orders.update(" + KEY + ").status(Status.SENT).execute()", "symbol:   method execute()");
        refused("orders.update(" + KEY + ").status(Status.SENT).toRequest()", "symbol:   method toRequest()");
        refused(
                "orders.update(" + KEY + ").status(Status.SENT).knowingPlacedAt(Instant.EPOCH).execute()",
                "symbol:   method execute()");
        refused("orders.update(" + KEY + ").billTo(address).execute()", "symbol:   method execute()");
        allowed("orders.update(" + KEY + ").billTo(address).knowingCourier(\"Ada\").execute()");
        allowed("orders.update(order).status(Status.SENT).billTo(address).execute()");
        allowed("shifts.update(LocalDate.EPOCH, LocalDateTime.MIN, \"n\").role(\"r\").execute()");
        refused(
                "shifts.update(LocalDate.EPOCH, LocalDateTime.MIN, \"n\").place(\"p\").execute()",
                "symbol:   method execute()");
        check();
    }

    @Test
    void whatFeedsAKeyIsNotAddedToNorChangedInside() throws IOException {
        refused(
                "orders.update(" + KEY + ").incrementTotal(BigDecimal.ONE)",
                "symbol:   method incrementTotal(java.math.BigDecimal)");
        refused("orders.update(" + KEY + ").incrementStop(1)", "symbol:   method incrementStop(int)");
        refused("orders.update(" + KEY + ").courierIfAbsent(\"Ada\")", "symbol:   method courierIfAbsent");
        refused("orders.update(" + KEY + ").shipTo().country(\"DE\")", "method shipTo in class");
        allowed("orders.update(" + KEY + ").total(BigDecimal.ONE).incrementViews(1).execute()");
        allowed("orders.update(" + KEY + ").shipTo(address).origin().country(\"DE\").execute()");
        check();
    }

    @Test
    void whatMustBeThereIsNotRemoved() throws IOException {
        refused("orders.update(" + KEY + ").removeStatus()", "symbol:   method removeStatus()");
        refused("orders.update(" + KEY + ").removeViews()", "symbol:   method removeViews()");
        refused("orders.upsert(" + KEY + ")", "symbol:   method upsert(");
        allowed("orders.update(" + KEY + ").removeTotal().removeCourier().execute()");
        allowed("visitors.upsert(\"e\").removeName().execute()");
        check();
    }

    @Test
    void aConditionIsOfOneEntityAndOfWhatItsIndexHolds() throws IOException {
        refused(
                "orders.update(" + KEY + ").views(1).onlyIf(VisitorAttributes.NAME.exists())",
                "Condition<desk.Visitor> cannot be converted to io.keywright.runtime.expression.Condition<desk.Order>");
        refused("visitors.all().filter(OrderAttributes.VIEWS.gt(1L))", "Condition<desk.Order> cannot be converted");
        refused(
                "letters.byPlace(\"x\").filter(post.LetterAttributes.NOTE.eq(\"n\"))",
                "Condition<post.Letter> cannot be converted to");
        refused("OrderAttributes.STATUS.lt(Status.SENT)", "symbol:   method lt(");
        refused("OrderAttributes.VIEWS.beginsWith(\"1\")", "symbol:   method beginsWith(");
        refused("OrderAttributes.NOTE.gt(1)", "int cannot be converted to java.lang.String");
        allowed("visitors.all().filter(VisitorAttributes.VISITS.gt(1)).list()");
        allowed("orders.byStatus(Status.SENT).filter(OrderAttributes.SHIP_TO.country().eq(\"AT\")).list()");
        check();
    }

    @Test
    void whatAnIndexDoesNotHoldIsNeitherFilteredNorReadFromIt() throws IOException {
        String byDue = "lib.loan().byDue(YearMonth.of(2024, 5))";
        refused(byDue + ".filter(library.LoanAttributes.NOTE.exists())", "Condition<library.Loan> cannot be converted");
        refused(byDue + ".filter(library.LoanAttributes.ByDue.NOTE.exists())", "symbol:   variable NOTE");
        refused(byDue + ".hideExpired()", "symbol:   method hideExpired()");
        refused(byDue + ".as(library.DueDateProjection.INSTANCE)", "symbol:   method as(");
        refused("lib.loan().ofBook(\"b\").filter(null)", "symbol:   method filter(");
        refused("lib.reader().prepareGet(\"r\").hideExpired()", "symbol:   method hideExpired()");
        refused("lib.hold().ofReader(\"r\").as(library.DueDateProjection.INSTANCE)", "cannot be");
        allowed(byDue + ".filter(library.LoanAttributes.ByDue.TITLE.exists()).list()");
        allowed("lib.loan().ofReader(\"r\").hideExpired().as(library.DueDateProjection.INSTANCE).list()");
        check();
    }

    @Test
    void whatIsPromisedCannotBePassedBy() throws IOException {
        refused("kept.user().delete(\"u-1\").execute()", "symbol:   method execute()");
        refused("kept.user().prepareDelete(\"u-1\")", "String cannot be converted to kept.User");
        refused("kept.user().update(\"u-1\").country(\"FR\")", "symbol:   method country(java.lang.String)");
        refused("kept.user().update(\"u-1\").version(7L)", "symbol:   method version(long)");
        refused("kept.user().update(user).createdAt(Instant.EPOCH)", "symbol:   method createdAt(java.time.Instant)");
        refused("kept.user().update(user).updatedAt(Instant.EPOCH)", "symbol:   method updatedAt(java.time.Instant)");
        refused("kept.handle().update(\"h-1\").ifVersion(1)", "symbol:   method ifVersion(int)");
        refused("kept.table().batch().put(user)", "no suitable method found for put(kept.User)");
        refused("kept.table().batch().put(handle)", "no suitable method found for put(kept.Handle)");
        refused("kept.table().batch().delete(user)", "no suitable method found for delete(kept.User)");
        refused("kept.table().batch().move(user, user)", "symbol:   method move(kept.User,kept.User)");
        refused("kept.user().move(user, handle)", "Handle cannot be converted to kept.User");
        refused("kept.table().transaction().move(user, handle)", "no suitable method found for move(");
        allowed("kept.user().move(user, user)");
        allowed("kept.table().transaction().move(user, user).move(handle, handle).commit()");
        allowed("kept.user().delete(\"u-1\").ifVersion(1).execute()");
        allowed("kept.user().delete(\"u-1\").anyVersion().execute()");
        allowed("kept.user().update(\"u-1\").ifVersion(1).phone(\"1\").execute()");
        allowed("kept.handle().delete(\"h-1\")");
        check();
    }

    private final List<String> calls = new ArrayList<>();
    private final List<String> reasons = new ArrayList<>();

    private void refused(String call, String reason) {
        calls.add(call);
        reasons.add(reason);
    }

    private void allowed(String call) {
        calls.add(call);
        reasons.add("");
    }

    private void check() throws IOException {
        List<String> lines = new ArrayList<>(List.of(
                "package desk;",
                "import desk.Order.*; import java.math.BigDecimal; import java.time.*;",
                "class Calls { void call(OrderRepository orders, VisitorRepository visitors, ShiftRepository shifts,"
                        + " post.LetterRepository letters, Order order, Address address,"
                        + " library.LibraryTable lib, kept.KeptTable kept, kept.User user, kept.Handle handle) {"));
        int first = lines.size() + 1;
        for (String call : calls) {
            lines.add("{ Object result = " + call + "; }");
        }
        lines.add("} }");
        Path program = Files.writeString(folder.resolve("Calls.java"), String.join("\n", lines));
        List<Path> sources = new ArrayList<>(List.of(program));
        GoodFixture.all().stream()
                .filter(good ->
                        List.of("updates", "projected", "promised", "lending").contains(good.name()))
                .forEach(good -> sources.addAll(good.sources()));

        List<String> messages = Build.in(folder).compile(sources, List.of(), List.of(new KeywrightProcessor()));

        for (int i = 0; i < calls.size(); i++) {
            String place = "ERROR Calls.java:" + (first + i) + " ";
            List<String> here = messages.stream()
                    .filter(message -> message.startsWith(place))
                    .toList();
            if (reasons.get(i).isEmpty()) {
                assertThat(here).as(calls.get(i)).isEmpty();
            } else {
                assertThat(here).as(calls.get(i)).singleElement().asString().contains(reasons.get(i));
            }
        }
        assertThat(messages)
                .allMatch(
                        message -> message.startsWith("ERROR Calls.java:") || message.startsWith("NOTE Some messages"));
    }
}
