package io.keywright.testing;

import static io.keywright.testing.Shapes.item;
import static io.keywright.testing.Shapes.n;
import static io.keywright.testing.Shapes.refusal;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.CancellationReason;
import software.amazon.awssdk.services.dynamodb.model.ConsumedCapacity;
import software.amazon.awssdk.services.dynamodb.model.ExecuteTransactionRequest;
import software.amazon.awssdk.services.dynamodb.model.ExecuteTransactionResponse;
import software.amazon.awssdk.services.dynamodb.model.ItemResponse;
import software.amazon.awssdk.services.dynamodb.model.ParameterizedStatement;
import software.amazon.awssdk.services.dynamodb.model.ReturnValuesOnConditionCheckFailure;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;

class PartiqlTransactionTest {

    private static final String READ_A = "SELECT * FROM things WHERE pk = 'p' AND sk = 'a'";
    private static final String INSERT_C = "INSERT INTO things VALUE {'pk': 'p', 'sk': 'c'}";

    private final PartiqlTables tables = new PartiqlTables();

    @BeforeEach
    void fill() {
        tables.put("pk", "p", "sk", "a", "v", 1);
        tables.put("pk", "p", "sk", "b", "v", 2);
        tables.putOrder("id", 7, "v", 7);
    }

    @AfterEach
    void close() {
        tables.close();
    }

    private static ParameterizedStatement statement(String text) {
        return ParameterizedStatement.builder().statement(text).build();
    }

    private ExecuteTransactionResponse transact(Consumer<ExecuteTransactionRequest.Builder> more, String... texts) {
        List<ParameterizedStatement> statements =
                Stream.of(texts).map(PartiqlTransactionTest::statement).toList();
        return tables.client().executeTransaction(request -> {
            request.transactStatements(statements);
            more.accept(request);
        });
    }

    private ExecuteTransactionResponse transact(String... texts) {
        return transact(request -> {}, texts);
    }

    private TransactionCanceledException cancelled(String... texts) {
        return catchThrowableOfType(TransactionCanceledException.class, () -> transact(texts));
    }

    private static List<String> reasons(TransactionCanceledException failure) {
        return failure.cancellationReasons().stream()
                .map(reason -> reason.code() + (reason.message() == null ? "" : ": " + reason.message()))
                .toList();
    }

    @Test
    void writes_all_that_it_says() {
        ExecuteTransactionResponse reply = transact(
                INSERT_C,
                "UPDATE things SET v = v + 10 WHERE pk = 'p' AND sk = 'a' AND v = 1",
                "DELETE FROM things WHERE pk = 'p' AND sk = 'b'",
                "EXISTS(SELECT * FROM orders WHERE id = 7 AND v > 5)");

        assertThat(reply.responses()).isEmpty();
        assertThat(tables.stored("p", "a")).containsEntry("v", n(11));
        assertThat(tables.stored("p", "b")).isEmpty();
        assertThat(tables.stored("p", "c")).isNotEmpty();
    }

    @Test
    void or_nothing_with_a_reason_for_each_statement() {
        TransactionCanceledException failure = cancelled(
                INSERT_C,
                "INSERT INTO things VALUE {'pk': 'p', 'sk': 'a'}",
                "UPDATE things SET v = 5 WHERE pk = 'p' AND sk = 'none'",
                "DELETE FROM things WHERE pk = 'p' AND sk = 'b' AND v = 9",
                "EXISTS(SELECT * FROM orders WHERE id = 7 AND v IS MISSING)");

        assertThat(failure.awsErrorDetails().errorMessage())
                .isEqualTo(
                        "Transaction cancelled, please refer cancellation reasons for specific reasons "
                                + "[None, DuplicateItem, ConditionalCheckFailed, ConditionalCheckFailed, ConditionalCheckFailed]");
        assertThat(reasons(failure))
                .containsExactly(
                        "None",
                        "DuplicateItem: Duplicate primary key exists in table",
                        "ConditionalCheckFailed: The conditional request failed",
                        "ConditionalCheckFailed: The conditional request failed",
                        "ConditionalCheckFailed: The conditional request failed");
        assertThat(tables.stored("p", "c")).isEmpty();
    }

    @Test
    void a_write_that_cannot_be_done_is_a_reason() {
        assertThat(reasons(cancelled(INSERT_C, "UPDATE things SET v = v + w WHERE pk = 'p' AND sk = 'a'")))
                .containsExactly(
                        "None",
                        "ValidationError: The provided expression refers to an attribute that does not exist in the "
                                + "item");
        assertThat(reasons(cancelled("UPDATE things SET v = 1 WHERE pk = 'p'", INSERT_C)))
                .containsExactly(
                        "ValidationError: Where clause does not contain a mandatory equality on all key attributes",
                        "None");
        assertThat(reasons(cancelled("INSERT INTO things VALUE {'pk': 'p'}")))
                .containsExactly(
                        "ValidationError: One or more parameter values were invalid: Missing the key sk in the item");
    }

    @Test
    void a_failed_condition_gives_the_item_when_asked() {
        TransactionCanceledException failure = catchThrowableOfType(
                TransactionCanceledException.class,
                () -> tables.client()
                        .executeTransaction(request -> request.transactStatements(ParameterizedStatement.builder()
                                .statement("UPDATE things SET v = ? WHERE pk = 'p' AND sk = 'a' AND v = ?")
                                .parameters(n(5), n(9))
                                .returnValuesOnConditionCheckFailure(ReturnValuesOnConditionCheckFailure.ALL_OLD)
                                .build())));

        assertThat(failure.cancellationReasons())
                .extracting(CancellationReason::item)
                .containsExactly(item("pk", "p", "sk", "a", "v", 1));
    }

    @Test
    void exists_finds_an_item_that_is_there() {
        transact("EXISTS(SELECT * FROM things WHERE pk = 'p' AND sk = 'a')", INSERT_C);
        assertThat(tables.stored("p", "c")).isNotEmpty();
        assertThat(reasons(cancelled("exists (SELECT * FROM things WHERE pk = 'p' AND sk = 'none' AND v IS MISSING)")))
                .containsExactly("ConditionalCheckFailed: The conditional request failed");
        assertThat(reasons(cancelled("EXISTS(SELECT * FROM things WHERE pk = 'p')")))
                .containsExactly(
                        "ValidationError: Where clause does not contain a mandatory equality on all key attributes");
    }

    @Test
    void reads_all_items_at_one_time() {
        List<ItemResponse> responses = transact(
                        READ_A,
                        "SELECT v FROM orders WHERE id = 7",
                        "SELECT * FROM things WHERE pk = 'p' AND sk = 'none'",
                        "SELECT * FROM things WHERE pk = 'p' AND sk = 'b' AND v = 9")
                .responses();

        assertThat(responses)
                .extracting(ItemResponse::item)
                .containsExactly(item("pk", "p", "sk", "a", "v", 1), item("v", 7), item(), item());
    }

    @Test
    void a_read_must_name_the_whole_key() {
        assertThat(refusal(() -> transact("SELECT * FROM things WHERE pk = 'p'")))
                .isEqualTo("ValidationException: Select statements within ExecuteTransaction must specify the primary "
                        + "key in the where clause.");
    }

    @Test
    void reads_and_writes_do_not_mix() {
        assertThat(refusal(() -> transact(READ_A, INSERT_C)))
                .isEqualTo(
                        "ValidationException: The entire transaction must consist of either read statements or write "
                                + "statements, you cannot mix both in one transaction.");
        assertThat(refusal(() -> transact(READ_A, "EXISTS(SELECT * FROM orders WHERE id = 7)")))
                .startsWith("ValidationException: The entire transaction must consist of");
        assertThat(tables.stored("p", "c")).isEmpty();
    }

    @Test
    void no_two_statements_are_about_one_item() {
        String message = "ValidationException: Transaction request cannot include multiple operations on one item";

        assertThat(refusal(() -> transact(
                        "UPDATE things SET v = 5 WHERE pk = 'p' AND sk = 'a'",
                        "DELETE FROM things WHERE sk = 'a' AND pk = 'p'")))
                .isEqualTo(message);
        assertThat(refusal(() -> transact(READ_A, READ_A))).isEqualTo(message);
    }

    @Test
    void a_statement_that_is_none_refuses_the_request() {
        assertThat(refusal(() -> transact(INSERT_C, "UPDATE")))
                .isEqualTo("ValidationException: Statement wasn't well formed, can't be processed: Expected identifier "
                        + "for simple path");
        assertThat(refusal(() -> transact(INSERT_C, "DELETE FROM things WHERE pk = ? AND sk = 'a'")))
                .isEqualTo("ValidationException: Number of parameters in request and statement don't match.");
        assertThat(refusal(() -> transact("DELETE FROM nowhere WHERE pk = 'p'")))
                .isEqualTo("ResourceNotFoundException: Requested resource not found");
        assertThat(refusal(() -> transact("DELETE FROM things WHERE pk = 'p' AND sk = 'a' RETURNING ALL OLD *")))
                .isEqualTo("ValidationException: RETURNING is not supported in transactions");
        assertThat(tables.stored("p", "c")).isEmpty();
    }

    @Test
    void a_token_is_good_for_one_request() {
        transact(request -> request.clientRequestToken("t"), INSERT_C);
        transact(request -> request.clientRequestToken("t"), INSERT_C);

        assertThat(refusal(() -> transact(
                        request -> request.clientRequestToken("t"), "DELETE FROM things WHERE pk = 'p' AND sk = 'c'")))
                .startsWith("IdempotentParameterMismatchException: ");
        assertThat(tables.stored("p", "c")).isNotEmpty();
        assertThat(cancelled(INSERT_C)).isNotNull();
    }

    @Test
    void transactions_take_twice_the_capacity() {
        assertThat(transact(request -> request.returnConsumedCapacity("TOTAL"), READ_A)
                        .consumedCapacity())
                .extracting(ConsumedCapacity::capacityUnits)
                .containsExactly(2.0);
        assertThat(transact(request -> request.returnConsumedCapacity("TOTAL"), INSERT_C)
                        .consumedCapacity())
                .extracting(ConsumedCapacity::capacityUnits)
                .containsExactly(2.0);
    }

    @Test
    void a_transaction_has_one_to_a_hundred_statements() {
        List<String> many = new ArrayList<>();
        for (int i = 0; i < 100; i++) {
            many.add("INSERT INTO orders VALUE {'id': " + (100 + i) + "}");
        }
        transact(many.toArray(String[]::new));
        assertThat(tables.run("SELECT * FROM orders")).hasSize(101);
        many.add("INSERT INTO orders VALUE {'id': 300}");
        assertThat(refusal(() -> transact(many.toArray(String[]::new))))
                .endsWith("at 'transactStatements' failed to satisfy constraint: Member must have length less than or "
                        + "equal to 100");
        assertThat(refusal(() -> transact(Collections.<String>emptyList().toArray(String[]::new))))
                .endsWith("at 'transactStatements' failed to satisfy constraint: Member must have length greater than "
                        + "or equal to 1");
    }

    @Test
    void a_conflict_on_demand_cancels_it() {
        tables.engine().inject(Fault.transactionConflict().on("ExecuteTransaction"));

        assertThat(reasons(cancelled(INSERT_C, "DELETE FROM things WHERE pk = 'p' AND sk = 'a'")))
                .containsExactly("TransactionConflict: Transaction is ongoing for the item", "None");
    }

    @Test
    void transfers_by_many_threads_keep_the_sum() throws Exception {
        ExecutorService threads = Executors.newFixedThreadPool(4);
        List<Future<?>> running = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            boolean forth = i % 2 == 0;
            running.add(threads.submit(() -> {
                for (int round = 0; round < 50; round++) {
                    transact(
                            "UPDATE things SET v = v " + (forth ? "-" : "+") + " 1 WHERE pk = 'p' AND sk = 'a'",
                            "UPDATE things SET v = v " + (forth ? "+" : "-") + " 1 WHERE pk = 'p' AND sk = 'b'");
                    List<ItemResponse> seen = transact(READ_A, "SELECT * FROM things WHERE pk = 'p' AND sk = 'b'")
                            .responses();
                    int sum = seen.stream()
                            .map(ItemResponse::item)
                            .mapToInt(found -> Integer.parseInt(
                                    Objects.requireNonNull(found.get("v")).n()))
                            .sum();
                    assertThat(sum).isEqualTo(3);
                }
            }));
        }
        for (Future<?> future : running) {
            future.get();
        }
        threads.shutdown();
        assertThat(tables.stored("p", "a")).containsEntry("v", n(1));
    }
}
