package io.keywright.testing;

import static io.keywright.testing.Shapes.item;
import static io.keywright.testing.Shapes.table;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.URI;
import java.time.Clock;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.opentest4j.TestAbortedException;

/** What the extension does where the system property names another endpoint; an engine on a port stands for one. */
@InProcessOnly("an engine stands for the other endpoint")
class AnotherEndpointTest {

    private final InProcessDynamoDb server = InProcessDynamoDb.create();
    private final URI endpoint = server.serve(0);

    @AfterEach
    void close() {
        server.close();
    }

    @Test
    void tests_talk_to_it_and_leave_only_what_was_there_before() {
        server.client().createTable(table("before").build());
        TestedDynamoDb tested = TestedDynamoDb.open(endpoint.toString(), Clock.systemUTC());
        tested.client().createTable(table("things").build());
        tested.client().createTable(table("deleted").build());
        tested.client().deleteTable(request -> request.tableName("deleted"));
        tested.client().putItem(request -> request.tableName("things").item(item("pk", "p", "sk", "s")));

        assertThat(server.client().scan(request -> request.tableName("things")).count())
                .isEqualTo(1);

        tested.close();

        assertThat(server.client().listTables().tableNames()).containsExactly("before");
    }

    @Test
    void tests_of_the_engine_itself_are_aborted() {
        TestedDynamoDb tested = TestedDynamoDb.open(endpoint.toString(), Clock.systemUTC());

        assertThatThrownBy(tested::engine)
                .isInstanceOf(TestAbortedException.class)
                .hasMessageContaining("in-process");

        tested.close();
    }

    @Test
    void no_endpoint_is_an_engine_of_ones_own() {
        TestedDynamoDb tested = TestedDynamoDb.open(" ", Clock.systemUTC());

        assertThat(tested.engine().client()).isSameAs(tested.client());

        tested.close();
    }
}
