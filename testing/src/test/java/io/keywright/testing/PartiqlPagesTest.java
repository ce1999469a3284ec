package io.keywright.testing;

import static io.keywright.testing.Shapes.item;
import static io.keywright.testing.Shapes.refusal;
import static io.keywright.testing.Shapes.s;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import software.amazon.awssdk.services.dynamodb.model.ExecuteStatementResponse;

class PartiqlPagesTest {

    private final PartiqlTables tables = new PartiqlTables();

    PartiqlPagesTest() {
        for (int i = 0; i < 9; i++) {
            tables.put("pk", "p" + i % 3, "sk", "s" + i, "num", i / 2, "g", "g", "even", i % 2 == 0 ? "yes" : "no");
        }
    }

    @AfterEach
    void close() {
        tables.close();
    }

    private ExecuteStatementResponse page(String statement, int limit, @Nullable String token) {
        return tables.execute(
                statement, request -> request.limit(limit).nextToken(token).returnConsumedCapacity("TOTAL"));
    }

    private List<String> paged(String statement, int limit) {
        List<String> all = new ArrayList<>();
        String token = null;
        do {
            ExecuteStatementResponse page = page(statement, limit, token);
            assertThat(page.items().size()).isLessThanOrEqualTo(limit);
            assertThat(page.hasLastEvaluatedKey()).isEqualTo(page.nextToken() != null);
            all.addAll(Shapes.texts(page.items(), "sk"));
            token = page.nextToken();
        } while (token != null);
        return all;
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "SELECT * FROM things",
                "SELECT * FROM things WHERE even = 'yes'",
                "SELECT * FROM things WHERE pk = 'p1'",
                "SELECT sk FROM things WHERE pk = 'p1' ORDER BY sk DESC",
                "SELECT * FROM things WHERE pk IN ['p2', 'p0']",
                "SELECT * FROM things WHERE pk IN ['p2', 'p0'] ORDER BY sk DESC",
                "SELECT * FROM things WHERE pk IN ['p2', 'p0', 'p1'] AND even = 'no' ORDER BY pk DESC, sk",
                "SELECT * FROM \"things\".\"byG\"",
                "SELECT * FROM \"things\".\"byG\" WHERE g = 'g'",
                "SELECT * FROM \"things\".\"byG\" WHERE g = 'g' AND num BETWEEN 1 AND 3 ORDER BY num DESC",
                "SELECT * FROM \"things\".\"byNum\" WHERE pk = 'p0' OR pk = 'p1'"
            })
    void pages_joined_are_what_one_page_gives(String statement) {
        List<String> whole = Shapes.texts(tables.run(statement), "sk");

        assertThat(whole).isNotEmpty();
        assertThat(paged(statement, 1)).isEqualTo(whole);
        assertThat(paged(statement, 2)).isEqualTo(whole);
        assertThat(paged(statement, 50)).isEqualTo(whole);
    }

    @Test
    void the_limit_counts_what_is_read_not_what_is_found() {
        ExecuteStatementResponse page = page("SELECT * FROM things WHERE pk = 'p1' AND even = 'yes'", 1, null);

        assertThat(page.items()).isEmpty();
        assertThat(page.lastEvaluatedKey()).isEqualTo(item("pk", "p1", "sk", "s1"));
        assertThat(page.nextToken()).isNotEmpty();
    }

    @Test
    void the_read_of_one_item_has_no_next_page() {
        ExecuteStatementResponse page = page("SELECT * FROM things WHERE pk = 'p1' AND sk = 's1'", 1, null);

        assertThat(page.items()).hasSize(1);
        assertThat(page.nextToken()).isNull();
        assertThat(page.hasLastEvaluatedKey()).isFalse();
    }

    @Test
    void the_key_of_an_index_page_has_both_keys() {
        assertThat(page("SELECT * FROM \"things\".\"byG\" WHERE g = 'g'", 1, null)
                        .lastEvaluatedKey())
                .containsOnlyKeys("pk", "sk", "g", "num");
    }

    @Test
    void a_page_ends_with_the_item_that_passes_one_megabyte() {
        for (int i = 0; i < 6; i++) {
            tables.put("pk", "big", "sk", "s" + i, "v", "x".repeat(300_000));
        }
        ExecuteStatementResponse page = tables.execute("SELECT * FROM things WHERE pk = 'big'", request -> {});

        assertThat(page.items()).hasSize(4);
        assertThat(page.lastEvaluatedKey()).isEqualTo(item("pk", "big", "sk", "s3"));
        assertThat(tables.execute(
                                "SELECT * FROM things WHERE pk = 'big'", request -> request.nextToken(page.nextToken()))
                        .items())
                .hasSize(2);
    }

    @Test
    void a_token_belongs_to_its_statement_and_parameters() {
        String token = page("SELECT * FROM things WHERE pk = 'p1'", 1, null).nextToken();
        String mismatch = "ValidationException: NextToken does not match request";

        assertThat(refusal(() -> page("SELECT * FROM things WHERE pk = 'p2'", 1, token)))
                .isEqualTo(mismatch);
        String other = tables.execute(
                        "SELECT * FROM things WHERE pk = ?",
                        request -> request.parameters(s("p1")).limit(1))
                .nextToken();
        assertThat(refusal(() -> tables.execute(
                        "SELECT * FROM things WHERE pk = ?",
                        request -> request.parameters(s("p2")).nextToken(other))))
                .isEqualTo(mismatch);
    }

    @ParameterizedTest
    @ValueSource(strings = {"x", "not base 64!", "e30", "bm90IGpzb24", "eyJMYXN0RXZhbHVhdGVkS2V5IjozfQ"})
    void a_token_that_is_none_is_refused(String token) {
        assertThat(refusal(() -> page("SELECT * FROM things", 1, token)))
                .isEqualTo("ValidationException: Invalid NextToken");
    }

    @Test
    void limit_and_token_have_bounds() {
        assertThat(refusal(() -> page("SELECT * FROM things", 0, null)))
                .isEqualTo("ValidationException: 1 validation error detected: Value '0' at 'limit' failed to satisfy "
                        + "constraint: Member must have value greater than or equal to 1");
        assertThat(refusal(() -> page("SELECT * FROM things", 1, "")))
                .startsWith("ValidationException: 1 validation error detected: Value '' at 'nextToken'");
    }
}
