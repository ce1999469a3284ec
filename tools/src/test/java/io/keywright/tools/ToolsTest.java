package io.keywright.tools;

import static org.assertj.core.api.Assertions.assertThat;

import io.keywright.testing.InProcessDynamoDb;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The small commands: get, decode, count, create-table, check. */
class ToolsTest {

    private static final InProcessDynamoDb ENGINE = StoreEngine.seeded();

    @AfterAll
    static void close() {
        ENGINE.close();
    }

    private static CommandRun run(String... arguments) {
        return CommandRun.of(
                ENGINE,
                List.of(StoreEngine.DESCRIPTOR),
                Map.of("KEYWRIGHT_TABLE_NAME", StoreEngine.NAME),
                "",
                arguments);
    }

    @Test
    void getReadsAnyItemByItsKey() {
        CommandRun run = run("get", "CUSTOMER#c-01", "CUSTOMER#c-01", "-o", "json");
        assertThat(run.exitCode()).isZero();
        assertThat(run.out()).startsWith("{\"type\": \"Customer\", \"customerId\": \"c-01\"");
        assertThat(run("get", "CUSTOMER#nobody", "CUSTOMER#nobody").exitCode()).isEqualTo(1);
        assertThat(run("get", "CUSTOMER#c-01").exitCode()).isEqualTo(2);
    }

    @Test
    void whatGetPrintsRawDecodeReads() {
        CommandRun raw = run("get", "CUSTOMER#c-01", "CUSTOMER#c-01", "-o", "raw");
        CommandRun decoded = CommandRun.reading(ENGINE, raw.out(), "decode", "-o", "json");
        assertThat(decoded.err()).isEmpty();
        assertThat(decoded.out())
                .isEqualTo(run("get", "CUSTOMER#c-01", "CUSTOMER#c-01", "-o", "json")
                        .out());
    }

    @Test
    void decodeSaysWhatIsNoItem() {
        CommandRun run = CommandRun.reading(ENGINE, "{\"PK\": \"plain\"}", "decode");
        assertThat(run.exitCode()).isEqualTo(4);
        assertThat(run.err()).contains("DynamoDB's JSON");
        CommandRun unknown = CommandRun.reading(ENGINE, "{\"Type\": {\"S\": \"Klient\"}}", "decode");
        assertThat(unknown.exitCode()).isEqualTo(4);
        assertThat(unknown.err()).contains("Klient");
    }

    @Test
    void decodeTellsEntityAndComponentsOfAKey() {
        CommandRun run = run("decode", "CUSTOMER#c-01", "ORDER#2026-05-17-0042");
        assertThat(run.lines()).hasSize(2);
        assertThat(run.lines().get(1)).matches("Order +table +\\{customerId} = c-01, \\{orderId} = 2026-05-17-0042");
        assertThat(run("decode", "NOTHING#1").exitCode()).isEqualTo(1);
    }

    @Test
    void decodeKnowsTheKeysOfIndexes() {
        assertThat(run("decode", "EMAIL#ada@example.com").out()).contains("GSI1", "{email:lower} = ada@example.com");
    }

    @Test
    void countIsByType() {
        CommandRun run = run("count", "-o", "json");
        assertThat(run.exitCode()).isZero();
        assertThat(run.lines()).anyMatch(line -> line.matches("\\{\"type\": \"Customer\", \"items\": \\d+}"));
        assertThat(run.out()).contains("\"UNIQUE\"");
    }

    @Test
    void verifyTellsWhatIsNotAsTheModelSays() {
        assertThat(run("create-table", "--table-name", "verified").exitCode()).isZero();
        assertThat(run("verify", "--table-name", "verified").exitCode()).isZero();

        ENGINE.client().updateTable(update -> update.tableName("verified").deletionProtectionEnabled(false));

        CommandRun run = run("verify", "--table-name", "verified", "-o", "json");
        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(run.lines()).hasSize(1);
        assertThat(run.out()).contains("\"breaks\": \"no\"", "\"what\": \"PROTECTION\"");
        assertThat(run("verify", "--table-name", "nowhere").exitCode()).isEqualTo(3);
    }

    @Test
    void chartIsOnePage(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("store.html");

        assertThat(run("chart", file.toString()).exitCode()).isZero();

        assertThat(Files.readString(file)).startsWith("<!DOCTYPE html>").contains("Customer", "GSI3");
        assertThat(run("chart").out()).isEqualToIgnoringNewLines(Files.readString(file));
        assertThat(run("chart", folder.resolve("none/store.html").toString()).exitCode())
                .isEqualTo(3);
    }

    @Test
    void createTableMakesItOnce() {
        CommandRun run = run("create-table", "--table-name", "another");
        assertThat(run.exitCode()).isZero();
        assertThat(run.lines().get(1)).matches("another +ACTIVE +3");
        CommandRun again = run("create-table", "--table-name", "another");
        assertThat(again.exitCode()).isEqualTo(3);
        assertThat(again.err()).contains("ResourceInUseException");
    }

    @Test
    void checkListsWhatIsSettled(@TempDir Path empty) {
        CommandRun run = run("check", "--classes", empty.toString());
        assertThat(run.exitCode()).isZero();
        assertThat(run.out()).contains("PK / SK", "never changes", "index GSI3", "entity Order");
    }

    @Test
    void checkFindsEntitiesThatNoTableLists() {
        CommandRun run = run("check");
        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(run.out())
                .contains("com.daintree.data.relations.cinema.Film")
                .doesNotContain("unlisted @Entity        com.daintree.shop.Order ");
    }
}
