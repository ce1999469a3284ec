package io.keywright.processor.check;

import io.keywright.processor.problem.Locator;
import io.keywright.processor.problem.Problem;
import io.keywright.processor.problem.Rule;
import io.keywright.schema.Property;
import io.keywright.schema.PropertyType;
import io.keywright.schema.PropertyType.ArrayType;
import io.keywright.schema.PropertyType.ListType;
import io.keywright.schema.PropertyType.MapType;
import io.keywright.schema.PropertyType.SetType;
import io.keywright.schema.PropertyType.Unmappable;
import io.keywright.schema.Structure;
import io.keywright.schema.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** A limit is of something that has elements, and one that an item can reach. */
final class MaxSizeCheck implements Check {

    /** An element takes a byte at least, and an item holds 400 KB. */
    private static final int MOST = 400 * 1024;

    @Override
    public List<Problem> check(Table table) {
        List<Problem> problems = new ArrayList<>();
        Stream.concat(table.entities().stream(), table.documents().stream())
                .forEach(structure -> structure.properties().forEach(property -> {
                    Integer size = property.relation().maxSize();
                    if (size != null) {
                        sentence(property, size)
                                .map(rest -> problem(table, structure, property, rest))
                                .ifPresent(problems::add);
                    }
                }));
        return problems;
    }

    private static Optional<String> sentence(Property property, int size) {
        PropertyType stored = property.type().stored();
        if (stored instanceof Unmappable) {
            return Optional.empty();
        }
        if (!(stored instanceof ListType
                || stored instanceof SetType
                || stored instanceof MapType
                || stored instanceof ArrayType)) {
            return Optional.of(" has no elements to count: " + Wording.quoted(Wording.type(property))
                    + ". Put it on a list, set, map or array, or remove it.");
        }
        return size < 1 || size > MOST
                ? Optional.of(" must be from 1 to " + MOST + ", the bytes of the largest item: " + size
                        + ". Write the most elements that there will be.")
                : Optional.empty();
    }

    private static Problem problem(Table table, Structure structure, Property property, String rest) {
        return new Problem(
                Rule.INVALID_MAX_SIZE,
                "@MaxSize on " + Wording.name(structure.javaType()) + "." + property.name() + rest,
                Locator.ofPropertyAnnotation(table.type(), structure.javaType(), property.name(), "MaxSize", "value"));
    }
}
