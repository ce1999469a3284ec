package io.keywright.testing.boundary;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.keywright.testing.BoundaryRule;
import org.junit.jupiter.api.Test;

class BoundaryRuleTest {

    private static final String HERE = "io.keywright.testing.boundary.";

    @Test
    void holds_where_only_the_edge_knows_dynamodb() {
        BoundaryRule.onlyPackage(HERE + "edge..")
                .usesDynamoDb()
                .includingTests()
                .check(HERE + "edge", HERE + "domain");
    }

    @Test
    void names_the_class_that_knows_dynamodb_elsewhere() {
        BoundaryRule rule =
                BoundaryRule.onlyPackage(HERE + "edge..").usesDynamoDb().includingTests();

        assertThatThrownBy(() -> rule.check(HERE + "edge", HERE + "leaky"))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("DynamoDB belongs to " + HERE + "edge.. alone")
                .hasMessageContaining("leaky.Report");
    }

    @Test
    void fails_where_there_is_nothing_to_check() {
        BoundaryRule rule = BoundaryRule.onlyPackage(HERE + "edge..").usesDynamoDb();

        assertThatThrownBy(() -> rule.check(HERE + "nowhere"))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("No classes found below " + HERE + "nowhere");
    }

    @Test
    void leaves_test_classes_out_unless_told_otherwise() {
        BoundaryRule rule = BoundaryRule.onlyPackage(HERE + "edge..").usesDynamoDb();

        assertThatThrownBy(() -> rule.check(HERE + "leaky"))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("No classes found");
    }
}
