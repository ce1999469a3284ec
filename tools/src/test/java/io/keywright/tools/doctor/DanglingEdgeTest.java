package io.keywright.tools.doctor;

import static org.assertj.core.api.Assertions.assertThat;

import com.daintree.data.relations.cinema.Actor;
import com.daintree.data.relations.cinema.CinemaTable;
import com.daintree.data.relations.cinema.Film;
import com.daintree.data.relations.cinema.Role;
import io.keywright.testing.InProcessDynamoDb;
import io.keywright.tools.CommandRun;
import io.keywright.tools.connection.Environment;
import java.util.Map;
import org.junit.jupiter.api.Test;

class DanglingEdgeTest {

    @Test
    void anEdgeWithoutOneOfItsEndsIsFound() {
        try (InProcessDynamoDb engine = InProcessDynamoDb.create()) {
            CinemaTable.createTable(engine.client(), "cinema");
            CinemaTable cinema = CinemaTable.open(engine.client(), "cinema");
            cinema.film().create(new Film("f-1", "Sleuth", 0));
            cinema.actor().create(new Actor("a-1", "Caine", 0));
            cinema.role().put(new Role("f-1", "a-1", "Milo", "Sleuth", "Caine"));
            assertThat(doctor(engine).exitCode()).isZero();
            cinema.role().put(new Role("f-1", "a-2", "Andrew", "Sleuth", "Olivier"));
            CommandRun run = doctor(engine);
            assertThat(run.exitCode()).isEqualTo(1);
            assertThat(run.lines()).hasSize(2);
            assertThat(run.lines().get(0)).contains("\"dangling-edge\"", "ROLE#a-2", "Actor is not there");
        }
    }

    private static CommandRun doctor(InProcessDynamoDb engine) {
        return CommandRun.of(
                engine,
                Environment.found(),
                Map.of(),
                "",
                "doctor",
                "--table",
                "Cinema",
                "--table-name",
                "cinema",
                "--output",
                "json");
    }
}
