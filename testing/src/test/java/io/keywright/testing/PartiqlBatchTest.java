package io.keywright.testing;

import static io.keywright.testing.Shapes.item;
import static io.keywright.testing.Shapes.n;
import static io.keywright.testing.Shapes.refusal;
import static io.keywright.testing.Shapes.s;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.BatchExecuteStatementResponse;
import software.amazon.awssdk.services.dynamodb.model.BatchStatementError;
import software.amazon.awssdk.services.dynamodb.model.BatchStatementErrorCodeEnum;
import software.amazon.awssdk.services.dynamodb.model.BatchStatementRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchStatementResponse;
import software.amazon.awssdk.services.dynamodb.model.ConsumedCapacity;
import software.amazon.awssdk.services.dynamodb.model.ReturnValuesOnConditionCheckFailure;

class PartiqlBatchTest {

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

    private static BatchStatementRequest statement(String text) {
        return BatchStatementRequest.builder().statement(text).build();
    }

    private BatchExecuteStatementResponse batch(BatchStatementRequest... statements) {
        return tables.client()
                .batchExecuteStatement(request -> request.statements(statements).returnConsumedCapacity("TOTAL"));
    }

    private BatchExecuteStatementResponse batch(String... statements) {
        return batch(Arrays.stream(statements).map(PartiqlBatchTest::statement).toArray(BatchStatementRequest[]::new));
    }

    private static String error(BatchStatementResponse response) {
        BatchStatementError error = response.error();
        return error.codeAsString() + ": " + error.message();
    }

    @Test
    void reads_single_items_in_the_order_of_the_statements() {
        List<BatchStatementResponse> responses = batch(
                        "SELECT * FROM things WHERE pk = 'p' AND sk = 'b'",
                        "SELECT v FROM orders WHERE id = 7",
                        "SELECT * FROM things WHERE pk = 'p' AND sk = 'none'",
                        "SELECT * FROM things WHERE pk = 'p' AND sk = 'a' AND v = 1",
                        "SELECT * FROM things WHERE pk = 'p' AND sk = 'a' AND v = 2")
                .responses();

        assertThat(responses)
                .extracting(BatchStatementResponse::item)
                .containsExactly(
                        item("pk", "p", "sk", "b", "v", 2),
                        item("v", 7),
                        item(),
                        item("pk", "p", "sk", "a", "v", 1),
                        item());
        assertThat(responses)
                .extracting(BatchStatementResponse::tableName)
                .containsExactly("things", "orders", "things", "things", "things");
        assertThat(responses)
                .allSatisfy(response -> assertThat(response.error()).isNull());
    }

    @Test
    void writes_one_after_the_other() {
        BatchExecuteStatementResponse reply = batch(
                "INSERT INTO things VALUE {'pk': 'p', 'sk': 'c', 'v': 3}",
                "UPDATE things SET v = 10 WHERE pk = 'p' AND sk = 'a'",
                "UPDATE things SET v = v + 1 WHERE pk = 'p' AND sk = 'a' RETURNING ALL NEW *",
                "DELETE FROM things WHERE pk = 'p' AND sk = 'b' RETURNING ALL OLD *");

        assertThat(reply.responses())
                .extracting(BatchStatementResponse::item)
                .containsExactly(
                        item(), item(), item("pk", "p", "sk", "a", "v", 11), item("pk", "p", "sk", "b", "v", 2));
        assertThat(tables.stored("p", "a")).containsEntry("v", n(11));
        assertThat(tables.stored("p", "b")).isEmpty();
        assertThat(tables.stored("p", "c")).containsEntry("v", n(3));
    }

    @Test
    void a_statement_that_fails_leaves_the_others_alone() {
        List<BatchStatementResponse> responses = batch(
                        statement("INSERT INTO things VALUE {'pk': 'p', 'sk': 'a'}"),
                        BatchStatementRequest.builder()
                                .statement("UPDATE things SET v = 5 WHERE pk = 'p' AND sk = 'b' AND v = ?")
                                .parameters(n(9))
                                .returnValuesOnConditionCheckFailure(ReturnValuesOnConditionCheckFailure.ALL_OLD)
                                .build(),
                        statement("UPDATE things SET v = 5 WHERE pk = 'p' AND sk = 'none'"),
                        statement("UPDATE nowhere SET v = 5 WHERE pk = 'p'"),
                        statement("UPDATE things SET v = 5 WHERE pk = 'p'"),
                        statement("UPDATE things SET"),
                        statement("DELETE FROM things WHERE pk = ? AND sk = 'a'"),
                        statement("EXISTS(SELECT * FROM things WHERE pk = 'p' AND sk = 'a')"),
                        statement("INSERT INTO things VALUE {'pk': 'p', 'sk': 'new'}"))
                .responses();

        assertThat(responses.subList(0, 8))
                .extracting(PartiqlBatchTest::error)
                .containsExactly(
                        "DuplicateItem: Duplicate primary key exists in table",
                        "ConditionalCheckFailed: The conditional request failed",
                        "ConditionalCheckFailed: The conditional request failed",
                        "ResourceNotFound: Requested resource not found",
                        "ValidationError: Where clause does not contain a mandatory equality on all key attributes",
                        "ValidationError: Statement wasn't well formed, can't be processed: Expected identifier for "
                                + "simple path",
                        "ValidationError: Number of parameters in request and statement don't match.",
                        "ValidationError: EXISTS can only be used in transactional operations");
        assertThat(responses.get(0).error().code()).isEqualTo(BatchStatementErrorCodeEnum.DUPLICATE_ITEM);
        assertThat(responses.get(1).error().item()).isEqualTo(item("pk", "p", "sk", "b", "v", 2));
        assertThat(responses.get(2).error().hasItem()).isFalse();
        assertThat(responses.get(3).tableName()).isEqualTo("nowhere");
        assertThat(responses.get(8).error()).isNull();
        assertThat(tables.stored("p", "new")).isNotEmpty();
    }

    @Test
    void a_read_must_name_the_whole_key_of_the_table() {
        String message =
                "ValidationError: Select statements within BatchExecuteStatement must specify the primary key in the "
                        + "where clause.";

        assertThat(batch(
                                "SELECT * FROM things WHERE pk = 'p'",
                                "SELECT * FROM things",
                                "SELECT * FROM things WHERE pk = 'p' AND sk > 'a'",
                                "SELECT * FROM \"things\".\"byNum\" WHERE pk = 'p' AND num = 1")
                        .responses())
                .extracting(PartiqlBatchTest::error)
                .containsOnly(message);
    }

    @Test
    void reads_and_writes_do_not_mix() {
        assertThat(refusal(() -> batch(
                        "SELECT * FROM things WHERE pk = 'p' AND sk = 'a'",
                        "DELETE FROM things WHERE pk = 'p' AND sk = 'a'")))
                .isEqualTo("ValidationException: The entire batch must consist of either read statements or write "
                        + "statements, you cannot mix both in one batch.");
        assertThat(tables.stored("p", "a")).isNotEmpty();
    }

    @Test
    void capacity_is_told_by_table() {
        List<ConsumedCapacity> consumed = batch(
                        BatchStatementRequest.builder()
                                .statement("SELECT * FROM things WHERE pk = ? AND sk = 'a'")
                                .parameters(s("p"))
                                .consistentRead(true)
                                .build(),
                        statement("SELECT * FROM things WHERE pk = 'p' AND sk = 'none'"),
                        statement("SELECT * FROM orders WHERE id = 7"))
                .consumedCapacity();

        assertThat(consumed).extracting(ConsumedCapacity::tableName).containsExactly("things", "orders");
        assertThat(consumed).extracting(ConsumedCapacity::capacityUnits).containsExactly(1.5, 0.5);
    }

    @Test
    void a_batch_has_one_to_twenty_five_statements() {
        List<String> many = new ArrayList<>(Collections.nCopies(25, "SELECT * FROM orders WHERE id = 7"));

        assertThat(batch(many.toArray(String[]::new)).responses()).hasSize(25);
        many.add("SELECT * FROM orders WHERE id = 7");
        assertThat(refusal(() -> batch(many.toArray(String[]::new))))
                .startsWith("ValidationException: 1 validation error detected: Value ")
                .endsWith("at 'statements' failed to satisfy constraint: Member must have length less than or equal to "
                        + "25");
        assertThat(refusal(() -> batch(new String[0])))
                .endsWith("at 'statements' failed to satisfy constraint: Member must have length greater than or equal "
                        + "to 1");
    }

    @Test
    void shape_errors_name_the_statement() {
        assertThat(refusal(() -> batch(statement("SELECT * FROM orders WHERE id = 7"), statement(""))))
                .isEqualTo("ValidationException: 1 validation error detected: Value '' at "
                        + "'statements.2.member.statement' failed to satisfy constraint: Member must have length "
                        + "greater than or equal to 1");
    }
}
