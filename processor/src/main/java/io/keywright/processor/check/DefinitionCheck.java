package io.keywright.processor.check;

import io.keywright.processor.problem.Locator;
import io.keywright.processor.problem.Problem;
import io.keywright.processor.problem.Rule;
import io.keywright.schema.Definition;
import io.keywright.schema.Definition.Encryption;
import io.keywright.schema.Table;
import java.util.ArrayList;
import java.util.List;

/** What a table is created with fits together: capacities go with provisioned billing, a key with encryption by it. */
final class DefinitionCheck implements Check {

    @Override
    public List<Problem> check(Table table) {
        List<Problem> problems = new ArrayList<>();
        Definition definition = table.definition();
        String capacities = definition.readCapacity() + "\" and \"" + definition.writeCapacity();
        if (definition.provisioned()) {
            if (definition.readCapacity() < 1 || definition.writeCapacity() < 1) {
                problems.add(problem(
                        table,
                        " must give both capacities of provisioned billing, from 1 on: \"" + capacities
                                + "\". Write readCapacity = 5, writeCapacity = 5."));
            }
        } else if (definition.readCapacity() != 0 || definition.writeCapacity() != 0) {
            problems.add(problem(
                    table,
                    " may not give capacities where requests are paid one by one: \"" + capacities
                            + "\". Write billing = Definition.Billing.PROVISIONED, or leave them out."));
        }
        String key = definition.kmsKey();
        if (definition.encryption() == Encryption.CUSTOMER_MANAGED) {
            if (key == null || key.isBlank()) {
                problems.add(problem(
                        table,
                        " must name the key that encrypts the table: \"" + (key == null ? "" : key)
                                + "\". Write kmsKey = \"alias/orders\"."));
            }
        } else if (key != null) {
            problems.add(problem(
                    table,
                    " may not name a key of the account where AWS has its own: \"" + key
                            + "\". Write encryption = Definition.Encryption.CUSTOMER_MANAGED, or leave it out."));
        }
        return problems;
    }

    private static Problem problem(Table table, String clause) {
        return new Problem(
                Rule.INVALID_DEFINITION,
                "definition of @Table on " + Wording.name(table.type()) + clause,
                Locator.ofTable(table.type(), "definition"));
    }
}
