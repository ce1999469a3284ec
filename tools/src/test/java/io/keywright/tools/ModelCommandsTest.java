package io.keywright.tools;

import static org.assertj.core.api.Assertions.assertThat;

import io.keywright.schema.ModelJson;
import io.keywright.testing.InProcessDynamoDb;
import io.keywright.tools.command.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import software.amazon.awssdk.services.dynamodb.model.Select;

class ModelCommandsTest {

    @TempDir
    Path directory;

    @Test
    void everyItemOfTheStoreIsInAnExport() throws IOException {
        try (InProcessDynamoDb engine = StoreEngine.seeded()) {
            CommandRun run = CommandRun.of(
                    engine,
                    "export",
                    "--table-name",
                    StoreEngine.NAME,
                    "--to",
                    directory.toString(),
                    "--as",
                    "parquet");

            assertThat(run.exitCode()).as(run.err()).isEqualTo(ExitCode.DONE);
            long exported = run.lines().stream()
                    .mapToLong(line -> Long.parseLong(line.substring(line.indexOf('\t') + 1)))
                    .sum();
            long stored =
                    engine
                            .client()
                            .scanPaginator(
                                    scan -> scan.tableName(StoreEngine.NAME).select(Select.COUNT))
                            .stream()
                            .mapToLong(page -> page.count())
                            .sum();
            assertThat(exported).isEqualTo(stored).isPositive();
            try (Stream<Path> files = Files.list(directory)) {
                assertThat(files.map(file -> file.getFileName().toString()))
                        .contains("Order.parquet", "Order.athena.sql", "_guards.parquet")
                        .doesNotContain("_unknown.parquet");
            }
        }
    }

    @Test
    void aDifferenceEndsWithOneUnlessItIsAllowed() throws IOException {
        String model = ModelJson.write(StoreEngine.DESCRIPTOR.model());
        Path before = Files.writeString(directory.resolve("before.json"), model);
        Path after = Files.writeString(
                directory.resolve("after.json"), model.replace("\"name\": \"GSI1\"", "\"name\": \"GSI9\""));
        try (InProcessDynamoDb engine = InProcessDynamoDb.create()) {
            List<String> files = List.of(before.toString(), after.toString());

            assertThat(CommandRun.of(engine, "diff", files.get(0), files.get(0)).exitCode())
                    .isEqualTo(ExitCode.DONE);
            assertThat(CommandRun.of(engine, "diff", files.get(0), files.get(1)).exitCode())
                    .isEqualTo(ExitCode.FINDINGS);
            assertThat(CommandRun.of(engine, "diff", files.get(0), files.get(1), "--allow", "rollout")
                            .exitCode())
                    .isEqualTo(ExitCode.DONE);
            assertThat(CommandRun.of(engine, "diff", files.get(0), directory.toString())
                            .exitCode())
                    .isEqualTo(ExitCode.REFUSED);
        }
    }

    @Test
    void anImportWritesItsFilesOnce() throws IOException {
        Path model = Files.writeString(
                directory.resolve("model.json"),
                "{\"tables\": [{\"table_config\": {\"table_name\": \"Pets\", \"partition_key\": \"pk\"}, \"entities\":"
                        + " {\"Pet\": {\"entity_type\": \"PET\", \"pk_template\": \"PET#{name}\", \"fields\": []}}}]}");
        String[] arguments = {
            "import",
            model.toString(),
            "--package",
            "pets",
            "--to",
            directory.resolve("src").toString()
        };
        try (InProcessDynamoDb engine = InProcessDynamoDb.create()) {
            assertThat(CommandRun.of(engine, arguments).exitCode()).isEqualTo(ExitCode.DONE);
            assertThat(directory.resolve("src/pets/Pet.java")).content().contains("public record Pet(String name)");
            assertThat(CommandRun.of(engine, arguments).exitCode()).isEqualTo(ExitCode.REFUSED);
        }
    }
}
