package io.keywright.testing.difference;

import static org.assertj.core.api.Assertions.assertThat;

import io.keywright.testing.InProcessDynamoDb;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

class DifferencesTest {

    @Test
    void the_engine_answers_over_http_what_it_answers_in_process() {
        try (InProcessDynamoDb engine = InProcessDynamoDb.create();
                InProcessDynamoDb served = InProcessDynamoDb.create();
                DynamoDbClient overHttp = Differences.client(served.serve(0))) {
            Differences differences = new Differences(engine.client(), overHttp);

            differences.run(20_261_130L, 600);

            assertThat(differences.found()).isEmpty();
        }
    }
}
