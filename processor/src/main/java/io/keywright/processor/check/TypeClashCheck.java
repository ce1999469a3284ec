package io.keywright.processor.check;

import io.keywright.processor.names.EntityNames;
import io.keywright.processor.names.Names;
import io.keywright.processor.problem.Locator;
import io.keywright.processor.problem.Problem;
import io.keywright.processor.problem.Rule;
import io.keywright.schema.Collection;
import io.keywright.schema.Document;
import io.keywright.schema.Entity;
import io.keywright.schema.Projection;
import io.keywright.schema.QualifiedName;
import io.keywright.schema.Structure;
import io.keywright.schema.Table;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;

/**
 * No two generated classes have one name, nor has one the name of a class of the design that lies beside it. Case does
 * not count: some file systems cannot tell {@code OrderKeys} from {@code Orderkeys}.
 */
final class TypeClashCheck implements Check {

    @Override
    public List<Problem> check(Table table) {
        List<Problem> problems = new ArrayList<>();
        Map<String, Origin> taken = new HashMap<>();
        for (QualifiedName declared : declared(table)) {
            if (declared.packageName().equals(table.type().packageName())) {
                String outermost = declared.simpleNames().get(0);
                taken.putIfAbsent(folded(outermost), new Origin(outermost, Locator.ofType(table.type(), declared), ""));
            }
        }
        generated(table).forEach((origin, names) -> {
            for (String name : names) {
                Origin other = taken.get(folded(name));
                if (other != null) {
                    // The classes of one entity share the fault: the first of them speaks for all.
                    problems.add(problem(origin, name, other));
                    return;
                }
            }
            names.forEach(name -> taken.put(folded(name), origin));
        });
        return problems;
    }

    private static List<QualifiedName> declared(Table table) {
        return Stream.of(
                        Stream.of(table.type()),
                        table.entities().stream().map(Structure::javaType),
                        table.documents().stream().map(Structure::javaType),
                        table.collections().stream().map(Collection::javaType),
                        table.projections().stream().map(Projection::javaType))
                .flatMap(types -> types)
                .toList();
    }

    /** What is generated for whom; who comes later gives way. */
    static Map<Origin, List<String>> generated(Table table) {
        Names names = Names.of(table);
        Map<Origin, List<String>> generated = new LinkedHashMap<>();
        generated.put(
                new Origin(Wording.name(table.type()), Locator.ofTable(table.type(), null), "Rename the interface"),
                names.ofTable().stream().map(QualifiedName::simpleName).toList());
        for (Entity entity : table.entities()) {
            EntityNames of = names.entity(entity);
            generated.put(
                    new Origin(
                            entity.javaType().canonicalName(),
                            Places.entity(table, entity, "name"),
                            "Write @Entity(name = …) with another name"),
                    Stream.concat(
                                    Stream.of(
                                            of.keys(),
                                            of.mapper(),
                                            of.attributes(),
                                            of.repository(),
                                            of.update(),
                                            of.updateBase()),
                                    Names.hasReferences(entity) ? Stream.of(names.references(entity)) : Stream.empty())
                            .map(QualifiedName::simpleName)
                            .toList());
        }
        for (Document document : table.documents()) {
            generated.put(
                    new Origin(
                            document.arguments().isEmpty()
                                    ? document.javaType().canonicalName()
                                    : Wording.qualified(document.type()),
                            Locator.ofAnnotation(table.type(), document.javaType(), "Document", -1, "name"),
                            document.arguments().isEmpty()
                                    ? "Write @Document(name = …) with another name"
                                    : "Write a document of its own for one of them"),
                    List.of(
                            Names.wantedMapper(table, document),
                            names.attributes(document).simpleName(),
                            names.update(document).simpleName()));
        }
        for (Collection collection : table.collections()) {
            generated.put(
                    new Origin(
                            collection.javaType().canonicalName(),
                            Locator.ofType(table.type(), collection.javaType()),
                            "Rename the collection's interface"),
                    List.of(names.decoder(collection).simpleName()));
        }
        for (Projection projection : table.projections()) {
            generated.put(
                    new Origin(
                            projection.javaType().canonicalName(),
                            Locator.ofType(table.type(), projection.javaType()),
                            "Rename the projection's record"),
                    List.of(names.projection(projection).simpleName()));
        }
        return generated;
    }

    private static Problem problem(Origin origin, String name, Origin other) {
        String whose = other.remedy().isEmpty()
                ? ", which is a class of the same package"
                : ", which " + other.described() + " has already";
        return new Problem(
                Rule.NAME_CLASH,
                origin.described() + " cannot have a generated class of this name" + whose + ": " + Wording.quoted(name)
                        + ". " + origin.remedy() + ".",
                origin.at());
    }

    private static String folded(String name) {
        return name.toLowerCase(Locale.ROOT);
    }

    /**
     * For whom a class is generated.
     *
     * @param described in messages
     * @param at where its name can be changed
     * @param remedy how; empty for a class that is not generated
     */
    record Origin(String described, Locator at, String remedy) {}
}
