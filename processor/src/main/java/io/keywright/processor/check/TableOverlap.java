package io.keywright.processor.check;

import io.keywright.processor.check.TypeClashCheck.Origin;
import io.keywright.processor.problem.Locator;
import io.keywright.processor.problem.Problem;
import io.keywright.processor.problem.Rule;
import io.keywright.schema.QualifiedName;
import io.keywright.schema.Structure;
import io.keywright.schema.Table;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Two tables of one package have no generated classes in common. */
final class TableOverlap {

    private TableOverlap() {}

    static List<Problem> check(List<Table> tables) {
        List<Problem> problems = new ArrayList<>();
        Map<String, Table> owners = new HashMap<>();
        for (Table table : tables) {
            TypeClashCheck.generated(table)
                    .forEach((origin, names) -> names.stream()
                            .flatMap(name -> clash(owners, table, origin, name).stream())
                            .findFirst()
                            .ifPresent(problems::add));
        }
        return problems;
    }

    /** The classes of one origin share the fault: the first of them speaks for all. */
    private static Optional<Problem> clash(Map<String, Table> owners, Table table, Origin origin, String name) {
        String folded = (table.type().packageName() + "." + name).toLowerCase(Locale.ROOT);
        Table other = owners.putIfAbsent(folded, table);
        if (other == null || other.type().equals(table.type())) {
            return Optional.empty();
        }
        return Optional.of(table.entities().stream()
                .map(Structure::javaType)
                .filter(entity -> entity.canonicalName().equals(origin.described()))
                .findFirst()
                .map(entity -> ofEntity(table, other, entity))
                .orElseGet(() -> new Problem(
                        Rule.NAME_CLASH,
                        origin.described() + " cannot have a generated class of this name, which "
                                + Wording.simple(other.type()) + " of the same package has already: "
                                + Wording.quoted(name) + ". " + origin.remedy()
                                + ", or put one of the tables into a package of its own.",
                        origin.at())));
    }

    private static Problem ofEntity(Table table, Table other, QualifiedName entity) {
        return new Problem(
                Rule.NAME_CLASH,
                Wording.name(table.type()) + " cannot list an entity whose generated classes "
                        + Wording.simple(other.type()) + " of the same package has already: "
                        + Wording.quoted(Wording.simple(entity))
                        + ". Put one of the tables into a package of its own, or list the entity once.",
                Locator.ofEntityListing(table.type(), entity));
    }
}
