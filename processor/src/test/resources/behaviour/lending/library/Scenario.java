package library;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.keywright.runtime.TableOptions;
import io.keywright.runtime.error.InvalidCursorException;
import io.keywright.runtime.error.UnmappableItemException;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.query.Page;
import io.keywright.testing.DynamoDbExtension;
import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;

/** What has expired is there until somebody asks that it be hidden. */
public final class Scenario implements Consumer<DynamoDbClient> {

    private static final Instant NOON = Instant.parse("2024-05-01T12:00:00Z");
    private static final LocalDate DUE = LocalDate.parse("2024-06-01");

    private DynamoDbClient client;
    private String table;
    private LibraryTable library;

    @Override
    public void accept(DynamoDbClient dynamoDb) {
        client = dynamoDb;
        table = DynamoDbExtension.tableName("library");
        LibraryTable.createTable(client, table);
        at(NOON);
        library.reader().create(new Reader("r", "Ada"));
        library.loan().create(loan("b1", NOON.plusSeconds(10)));
        library.loan().create(loan("b2", null));
        library.loan().create(loan("b3", NOON.plusSeconds(20)));
        library.hold().create(new Hold("r", 1, 0, NOON.plusSeconds(10).getEpochSecond()));

        queries();
        items();
        collections();
        scans();
        pages();
        projections();
        projectedRequests();
        olderNames();
        filtersOfIndexes();
    }

    private void at(Instant now) {
        library = LibraryTable.open(
                client,
                table,
                TableOptions.builder().clock(Clock.fixed(now, ZoneOffset.UTC)).build());
    }

    private static Loan loan(String book, @Nullable Instant expiresAt) {
        return new Loan(
                "r", book, 1, "Title of " + book, NOON, DUE, new Place("hall", null), null, Optional.empty(), List.of(),
                expiresAt);
    }

    private static List<String> books(List<Loan> loans) {
        return loans.stream().map(Loan::bookId).toList();
    }

    private void queries() {
        at(NOON.plusSeconds(9));
        assertThat(books(library.loan().ofReader("r").hideExpired().list())).containsExactly("b1", "b2", "b3");

        // From the second on that it says.
        at(NOON.plusSeconds(10));
        assertThat(books(library.loan().ofReader("r").hideExpired().list())).containsExactly("b2", "b3");
        assertThat(books(library.loan().ofReader("r").list())).containsExactly("b1", "b2", "b3");
        assertThat(books(library.loan().inRoom("hall").hideExpired().list())).containsExactlyInAnyOrder("b2", "b3");
        assertThat(library.loan().ofReader("r").hideExpired().bookId("b1").list()).isEmpty();
        assertThat(library.loan().ofReader("r").bookId("b1").copyFrom(1).count()).isEqualTo(1);
        assertThat(library.loan().ofReader("r").bookId("b1").hideExpired().copyFrom(1).count())
                .isZero();
        assertThat(library.loan().ofReader("r").hideExpired().count()).isEqualTo(2);
        assertThat(library.loan().ofReader("r").count()).isEqualTo(3);
        assertThat(library.loan().ofReader("r").hideExpired().first().map(Loan::bookId)).contains("b2");
        assertThat(library.loan().ofReader("r").hideExpired().limit(1).page().items()).isEmpty();
        assertThat(books(library.loan().ofReader("r").hideExpired().limit(1).fill().items()))
                .containsExactly("b2");
        assertThat(library.hold().ofReader("r").hideExpired().list()).isEmpty();

        at(NOON.plusSeconds(99));
        assertThat(books(library.loan().ofReader("r").hideExpired().list())).containsExactly("b2");
    }

    private void items() {
        at(NOON.plusSeconds(9));
        assertThat(library.loan().prepareGet("r", "b1", 1).hideExpired().execute()).isPresent();
        assertThat(library.hold().prepareGet("r", 1).hideExpired().execute()).isPresent();

        at(NOON.plusSeconds(10));
        assertThat(library.loan().get("r", "b1", 1)).isPresent();
        assertThat(library.loan().prepareGet("r", "b1", 1).hideExpired().execute()).isEmpty();
        assertThat(library.loan()
                        .prepareGet(LoanKeys.primary("r", "b2", 1))
                        .hideExpired()
                        .consistent()
                        .execute())
                .isPresent();
        assertThat(library.hold().prepareGet("r", 1).hideExpired().execute()).isEmpty();
    }

    private void collections() {
        at(NOON.plusSeconds(10));
        assertThat(library.readerItem("r").list()).hasSize(5);
        assertThat(library.readerItem("r").hideExpired().list()).hasSize(3);
        assertThat(library.readerItem("r").hideExpired().count()).isEqualTo(3);
        assertThat(library.readerWithLoans("r").get().orElseThrow().loans()).hasSize(3);
        assertThat(books(library.readerWithLoans("r")
                        .hideExpired()
                        .get()
                        .orElseThrow()
                        .loans()))
                .containsExactly("b2", "b3");
        assertThat(books(library.readerWithLoans("r")
                        .hideExpired()
                        .newest(2)
                        .orElseThrow()
                        .loans()))
                .containsExactly("b3", "b2");

        at(NOON.plusSeconds(20));
        assertThat(books(library.readerWithLoans("r")
                        .hideExpired()
                        .newest(1)
                        .orElseThrow()
                        .loans()))
                .containsExactly("b2");
        List<String> paged = new ArrayList<>();
        String cursor = null;
        do {
            var page = library.readerWithLoans("r").hideExpired().page(1, cursor);
            page.value().ifPresent(value -> paged.addAll(books(value.loans())));
            cursor = page.cursor().orElse(null);
        } while (cursor != null);
        assertThat(paged).containsExactly("b2");
    }

    private void scans() {
        at(NOON.plusSeconds(10));
        List<Loan> found = new ArrayList<>();
        library.table().prepareScan(Loan.class, found::add).hideExpired().execute();
        assertThat(books(found)).containsExactlyInAnyOrder("b2", "b3");
        assertThatThrownBy(() ->
                        library.table().prepareScan(Reader.class, reader -> {}).hideExpired())
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("Reader has no @TimeToLive, so that none of its items expires.");
        assertThat(Arrays.stream(ReaderRepository.class.getMethods()))
                .as("nothing to hide where nothing expires")
                .noneMatch(method -> method.getReturnType().getSimpleName().equals("ExpiringGet"));
    }

    private void pages() {
        at(NOON.plusSeconds(10));
        Page<Loan> first = library.loan().ofReader("r").hideExpired().limit(1).fill();
        // The time goes on from page to page; the query is the same one.
        at(NOON.plusSeconds(20));
        String cursor = first.cursor().orElseThrow();

        assertThat(books(first.items())).containsExactly("b2");
        assertThat(library.loan().ofReader("r").hideExpired().after(cursor).fill().items())
                .isEmpty();
        assertThatThrownBy(() -> library.loan().ofReader("r").after(cursor).page())
                .isInstanceOf(InvalidCursorException.class);
    }

    private static List<String> summarised(List<LoanSummary> loans) {
        return loans.stream().map(LoanSummary::bookId).toList();
    }

    private void projections() {
        at(NOON.plusSeconds(10));
        LoanSummary b1 = new LoanSummary("b1", "Title of b1", new Place("hall", null), null, Optional.empty(), List.of());

        assertThat(library.loan().ofReader("r").as(LoanSummaryProjection.INSTANCE).first())
                .contains(b1);
        assertThat(summarised(library.loan()
                        .ofReader("r")
                        .as(LoanSummaryProjection.INSTANCE)
                        .stream()
                        .toList()))
                .containsExactly("b1", "b2", "b3");
        assertThat(summarised(library.loan()
                        .ofReader("r")
                        .descending()
                        .hideExpired()
                        .consistent()
                        .as(LoanSummaryProjection.INSTANCE)
                        .list()))
                .containsExactly("b3", "b2");
        assertThat(summarised(library.loan()
                        .inRoom("hall")
                        .filter(LoanAttributes.DUE.eq(DUE))
                        .as(LoanSummaryProjection.INSTANCE)
                        .list()))
                .containsExactlyInAnyOrder("b1", "b2", "b3");
        assertThat(library.loan().ofReader("r").as(DueDateProjection.INSTANCE).count()).isEqualTo(3);
        assertThat(library.loan().prepareGet("r", "b1", 1).as(LoanSummaryProjection.INSTANCE).execute())
                .contains(b1);
        assertThat(library.loan()
                        .prepareGet("r", "b1", 1)
                        .hideExpired()
                        .as(LoanSummaryProjection.INSTANCE)
                        .execute())
                .isEmpty();
        assertThat(library.loan().prepareGet("r", "none", 1).as(DueDateProjection.INSTANCE).execute())
                .isEmpty();
        assertThat(library.hold().prepareGet("r", 1).as(HoldVersionProjection.INSTANCE).execute())
                .contains(new HoldVersion(1, NOON.plusSeconds(10).getEpochSecond()));
        List<DueDate> scanned = new ArrayList<>();
        library.table()
                .prepareScan(DueDateProjection.INSTANCE, scanned::add)
                .hideExpired()
                .execute();
        assertThat(scanned).containsExactly(new DueDate(DUE), new DueDate(DUE));
        Page<Loan> whole = library.loan().ofReader("r").limit(1).page();
        Page<LoanSummary> part = library.loan()
                .ofReader("r")
                .limit(1)
                .after(whole.cursor().orElseThrow())
                .as(LoanSummaryProjection.INSTANCE)
                .fill();
        assertThat(summarised(part.items())).containsExactly("b2");
        assertThat(books(library.loan()
                        .ofReader("r")
                        .after(part.cursor().orElseThrow())
                        .list()))
                .containsExactly("b3");
    }

    private void projectedRequests() {
        at(NOON.plusSeconds(10));
        QueryRequest query =
                library.loan().inRoom("hall").as(DueDateProjection.INSTANCE).toRequest();
        assertThat(names(query.projectionExpression(), query.expressionAttributeNames()))
                .containsExactly("PK", "SK", "Type", "GSI3SK", "due");
        GetItemRequest get = library.loan()
                .prepareGet("r", "b1", 1)
                .hideExpired()
                .consistent()
                .as(LoanSummaryProjection.INSTANCE)
                .toRequest();
        assertThat(get.consistentRead()).isTrue();
        assertThat(names(get.projectionExpression(), get.expressionAttributeNames()))
                .containsExactly(
                        "PK", "SK", "Type", "bookId", "t", "title", "place", "n", "returned", "tags", "ttl");
    }

    private static List<String> names(String expression, Map<String, String> names) {
        assertThat(expression).matches("#n\\d+(, #n\\d+)*");
        return Arrays.stream(expression.split(", ")).map(names::get).toList();
    }

    private void olderNames() {
        Map<String, AttributeValue> old = new HashMap<>(LoanMapper.INSTANCE.toItem(loan("b9", null)));
        old.put("title", old.remove("t"));
        client.putItem(request -> request.tableName(table).item(old));

        assertThat(library.loan().prepareGet("r", "b9", 1).as(LoanSummaryProjection.INSTANCE).execute())
                .map(LoanSummary::title)
                .contains("Title of b9");
        old.remove("title");
        client.putItem(request -> request.tableName(table).item(old));
        assertThatThrownBy(() -> library.loan()
                        .ofReader("r")
                        .as(LoanSummaryProjection.INSTANCE)
                        .list())
                .isInstanceOfSatisfying(UnmappableItemException.class, error -> {
                    assertThat(error.getMessage()).contains("LoanSummary").contains("title");
                    assertThat(error.partition()).isEqualTo("READER#r");
                });
        client.deleteItem(request -> request.tableName(table)
                .key(Map.of("PK", old.get("PK"), "SK", old.get("SK"))));
    }

    private void filtersOfIndexes() {
        Map<String, AttributeValue> old = new HashMap<>(LoanMapper.INSTANCE.toItem(loan("b8", null)));
        old.put("title", old.remove("t"));
        client.putItem(request -> request.tableName(table).item(old));

        assertThat(keys(library.loan().byDue(YearMonth.of(2024, 5)).list())).hasSize(4);
        assertThat(keys(library.loan()
                        .byDue(YearMonth.of(2024, 5))
                        .filter(LoanAttributes.ByDue.TITLE.in("Title of b2", "Title of b8"))
                        .list()))
                .containsExactlyInAnyOrder("LOAN#b2#001", "LOAN#b8#001");
        assertThat(library.loan()
                        .byDue(YearMonth.of(2024, 5))
                        .due(DUE)
                        .filter(LoanAttributes.ByDue.PLACE.room().eq("hall"))
                        .filter(LoanAttributes.ByDue.RETURNED.notExists())
                        .filter(LoanAttributes.ByDue.TITLE.beginsWith("Title of b3"))
                        .fetch())
                .singleElement()
                .satisfies(fetched -> assertThat(fetched.item()).map(Loan::bookId).contains("b3"));
        assertThat(library.loan()
                        .byDue(YearMonth.of(2024, 5))
                        .filter(LoanAttributes.ByDue.TITLE.eq("none"))
                        .count())
                .isZero();
    }

    private static List<String> keys(List<PrimaryKey<Loan>> keys) {
        return keys.stream().map(PrimaryKey::sort).toList();
    }
}
