package io.keywright.processor.check;

import static io.keywright.processor.check.Designs.entity;
import static io.keywright.processor.check.Designs.index;
import static io.keywright.processor.check.Designs.property;
import static io.keywright.processor.check.Designs.table;
import static io.keywright.processor.check.Designs.text;
import static io.keywright.processor.check.Designs.withDelimiter;
import static org.assertj.core.api.Assertions.assertThat;

import io.keywright.processor.problem.Problem;
import io.keywright.processor.problem.Rule;
import io.keywright.schema.Entity;
import io.keywright.schema.ScalarKind;
import java.util.List;
import org.junit.jupiter.api.Test;

class ChecksTest {

    @Test
    void aSoundTableHasNoProblem() {
        Entity customer = entity("Customer")
                .key("CUSTOMER#{customerId}", "CUSTOMER#{customerId}")
                .gsi(1, "byEmail", "EMAIL#{email:lower}", "CUSTOMER")
                .of(text("customerId"), text("email"));
        Entity order = entity("Order")
                .key("CUSTOMER#{customerId}", "ORDER#{orderId}", "ofCustomer")
                .gsi(1, "byStatus", "STATUS#{status}", "{placedAt:seconds}#{orderId}")
                .of(text("customerId"), text("orderId"), text("status"), property("placedAt", ScalarKind.INSTANT));

        assertThat(Checks.all(table(customer, order))).isEmpty();
    }

    @Test
    void allProblemsOfATableAreFoundInOneGo() {
        Entity customer = entity("Customer")
                .key("CUSTOMER#{custmerId}", "N#{number}")
                .gsi(1, "get", "EMAIL#{email:uppr", "CUSTOMER")
                .of(text("customerId"), text("email"), property("number", ScalarKind.INT));

        assertThat(Checks.all(table(List.of(index(1, "GSI1", "PK", "GSI1SK")), customer)))
                .extracting(Problem::rule)
                .containsExactly(
                        Rule.NAME_CLASH,
                        Rule.SHARED_ATTRIBUTE,
                        Rule.MALFORMED_TEMPLATE,
                        Rule.UNKNOWN_PLACEHOLDER,
                        Rule.UNKNOWN_FORMAT,
                        Rule.MISSING_WIDTH);
    }

    @Test
    void anIllegalDelimiterIsOneProblemNotOnePerTemplate() {
        Entity order = entity("Order").key("A#{id}#{id}", "{id}#{id}").of(text("id"));

        assertThat(Checks.all(withDelimiter(table(order), "")))
                .extracting(Problem::rule)
                .containsExactly(Rule.INVALID_DELIMITER);
    }

    @Test
    void theSameTableGivesTheSameProblemsInTheSameOrder() {
        Entity order = entity("Order").key("A#{x}#{y}", "{z}{id}").of(text("id"));

        assertThat(Checks.all(table(order))).isEqualTo(Checks.all(table(order)));
    }
}
