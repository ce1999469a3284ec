package io.keywright.tools.pattern;

import static org.assertj.core.api.Assertions.assertThat;

import io.keywright.testing.InProcessDynamoDb;
import io.keywright.tools.CommandRun;
import io.keywright.tools.StoreEngine;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;

class PatternCommandTest {

    private static final InProcessDynamoDb ENGINE = StoreEngine.seeded();

    @AfterAll
    static void close() {
        ENGINE.close();
    }

    private static CommandRun run(String command) {
        return CommandRun.of(ENGINE, (command + " --table-name " + StoreEngine.NAME).split(" "));
    }

    @Test
    void getPrintsOneEntityUnderItsPropertiesNames() {
        CommandRun run = run("daintree customer get --customer-id c-01 --output json");
        assertThat(run.err()).isEmpty();
        assertThat(run.exitCode()).isZero();
        assertThat(run.lines()).hasSize(1);
        assertThat(run.out()).contains("\"type\": \"Customer\", \"customerId\": \"c-01\"", "\"firstName\":");
    }

    @Test
    void theOnlyTableCanBeLeftOut() {
        assertThat(run("customer get --customer-id c-01")).isEqualTo(run("daintree customer get --customer-id c-01"));
    }

    @Test
    void whatIsNotThereIsAnExitCode() {
        assertThat(run("customer get --customer-id nobody").exitCode()).isEqualTo(1);
    }

    @Test
    void rawIsWhatIsStored() {
        assertThat(run("customer get --customer-id c-01 --output raw").out())
                .contains("\"PK\": {\"S\": \"CUSTOMER#c-01\"}", "\"fn\":", "\"GSI1PK\":");
    }

    @Test
    void aQueryPrintsATableAndTellsHowToGoOn() {
        CommandRun run = run("order of-customer --customer-id c-01 --limit 1");
        assertThat(run.exitCode()).isZero();
        assertThat(run.lines()).hasSize(2);
        assertThat(run.lines().get(0)).startsWith("CUSTOMERID  ORDERID");
        assertThat(run.err()).startsWith("There are more: --after ");
        String cursor = run.err().strip().substring("There are more: --after ".length());
        CommandRun next = run("order of-customer --customer-id c-01 --limit 1 --after " + cursor);
        assertThat(next.lines().get(1))
                .startsWith("c-01")
                .isNotEqualTo(run.lines().get(1));
    }

    @Test
    void allIsEveryPage() {
        CommandRun counted = run("order of-customer --customer-id c-01 --count");
        CommandRun all = run("order of-customer --customer-id c-01 --all --limit 1 --output json");
        assertThat(counted.out().strip()).isEqualTo(String.valueOf(all.lines().size()));
        assertThat(all.lines()).hasSizeGreaterThan(1);
    }

    @Test
    void explainShowsTheRequestAndSendsNothing() {
        CommandRun run = CommandRun.of(
                ENGINE,
                "order of-customer --customer-id c-01 --order-id-starting-with 2026-05 --descending --limit 3 --explain"
                        .split(" "));
        assertThat(run.err()).isEmpty();
        assertThat(run.out())
                .contains("Query", "PK = \"CUSTOMER#c-01\"", "ORDER#2026-05", "descending", "aws dynamodb query");
    }

    @Test
    void explainNamesTheIndex() {
        assertThat(run("customer by-email --email ADA.OKAFOR@example.com --explain")
                        .out())
                .contains("index          GSI1", "\"EMAIL#ada.okafor@example.com\"");
    }

    @Test
    void valuesAreTyped() {
        CommandRun run = run("cart-item of-customer --customer-id c-01 --kind NOTHING");
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).contains("--kind").contains("NOTHING");
    }

    @Test
    void aRequiredOptionIsAskedFor() {
        CommandRun run = run("order of-customer");
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).contains("--customer-id");
    }

    @Test
    void aSortKeyIsNarrowedFromItsBeginning() {
        CommandRun run = run("product of-category --category-id databases --product-id-from p-1");
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).contains("--product-id-from");
    }

    @Test
    void collectionsAreReadWithTheirParts() {
        CommandRun run = run("customer-with-orders --customer-id c-01 --output json");
        assertThat(run.exitCode()).isZero();
        assertThat(run.out()).contains("\"type\": \"Customer\"", "\"type\": \"Order\"");
    }

    @Test
    void aMissingTableIsSaidInOneLine() {
        CommandRun run = CommandRun.of(ENGINE, "customer get --customer-id c-01 --table-name nowhere".split(" "));
        assertThat(run.exitCode()).isEqualTo(3);
        assertThat(run.err()).contains("no such table").doesNotContain("\tat ");
    }

    @Test
    void withoutATableNameTheCommandSaysWhatToSet() {
        CommandRun run = CommandRun.of(ENGINE, "customer", "get", "--customer-id", "c-01");
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).contains("KEYWRIGHT_TABLE_NAME");
    }
}
