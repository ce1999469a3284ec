package io.keywright.tools;

import static org.assertj.core.api.Assertions.assertThat;

import io.keywright.testing.InProcessDynamoDb;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class KeywrightTest {

    private final InProcessDynamoDb engine = InProcessDynamoDb.create();

    @AfterEach
    void close() {
        engine.close();
    }

    @Test
    void helpTeachesByExamplesAndListsTheExitCodes() {
        CommandRun run = CommandRun.of(engine, "--help");
        assertThat(run.exitCode()).isZero();
        assertThat(run.out())
                .startsWith("Usage: keywright")
                .contains("Examples:", "Exit codes:", "tables", "completion", "KEYWRIGHT_TABLE_NAME");
    }

    @Test
    void tablesNamesEntities() {
        CommandRun run = CommandRun.of(engine, "tables");
        assertThat(run.exitCode()).isZero();
        assertThat(run.lines().get(0)).startsWith("TABLE").contains("INTERFACE");
        assertThat(run.out()).contains("com.daintree.data.Daintree", "CartItem");
    }

    @Test
    void jsonIsOneObjectALine() {
        CommandRun run = CommandRun.of(engine, "tables", "--output", "json");
        assertThat(run.lines()).hasSize(1);
        assertThat(run.out()).startsWith("{\"table\": \"Daintree\", \"interface\": ");
    }

    @Test
    void withoutATableTheAnswerIsNo() {
        CommandRun run = CommandRun.of(engine, List.of(), Map.of(), "", "tables");
        assertThat(run.exitCode()).isEqualTo(1);
    }

    @Test
    void aWrongOptionIsAWrongUsage() {
        CommandRun run = CommandRun.of(engine, "tables", "--outpt", "json");
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).contains("--outpt").contains("--output");
    }

    @Test
    void completionIsAScriptThatKnowsTheCommands() {
        CommandRun run = CommandRun.of(engine, "completion");
        assertThat(run.exitCode()).isZero();
        assertThat(run.out()).contains("complete -F").contains("tables");
    }
}
