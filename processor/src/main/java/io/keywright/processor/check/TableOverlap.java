package io.keywright.processor.check;

import io.keywright.processor.names.Names;
import io.keywright.processor.problem.Locator;
import io.keywright.processor.problem.Problem;
import io.keywright.processor.problem.Rule;
import io.keywright.schema.Entity;
import io.keywright.schema.Table;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Two tables of one package have no entity's generated classes in common. */
final class TableOverlap {

    private TableOverlap() {}

    static List<Problem> check(List<Table> tables) {
        List<Problem> problems = new ArrayList<>();
        Map<String, Table> owners = new HashMap<>();
        for (Table table : tables) {
            Names names = Names.of(table);
            for (Entity entity : table.entities()) {
                String keys = names.entity(entity).keys().canonicalName();
                Table other = owners.putIfAbsent(keys.toLowerCase(Locale.ROOT), table);
                if (other != null && !other.type().equals(table.type())) {
                    problems.add(new Problem(
                            Rule.NAME_CLASH,
                            Wording.name(table.type()) + " cannot list an entity whose generated classes "
                                    + Wording.simple(other.type()) + " of the same package has already: "
                                    + Wording.quoted(Wording.simple(entity.javaType()))
                                    + ". Put one of the tables into a package of its own, or list the entity once.",
                            Locator.ofEntityListing(table.type(), entity.javaType())));
                }
            }
        }
        return problems;
    }
}
