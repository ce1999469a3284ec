package io.keywright.processor.check;

import io.keywright.processor.problem.Locator;
import io.keywright.processor.problem.Problem;
import io.keywright.processor.problem.Rule;
import io.keywright.schema.Component;
import io.keywright.schema.DefaultValue;
import io.keywright.schema.KeyFormat;
import io.keywright.schema.KeyFormat.Digits;
import io.keywright.schema.Property;
import io.keywright.schema.PropertyType.DocumentType;
import io.keywright.schema.PropertyType.EnumType;
import io.keywright.schema.PropertyType.Scalar;
import io.keywright.schema.PropertyType.Unmappable;
import io.keywright.schema.ScalarKind;
import io.keywright.schema.Structure;
import io.keywright.schema.Table;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** A default is a value of its property, and stands where nothing else says what an absent attribute means. */
final class DefaultCheck implements Check {

    private static final Set<KeyFormat.Kind> PLAIN_TEXTS =
            Set.of(KeyFormat.Kind.AS_IS, KeyFormat.Kind.LOWER, KeyFormat.Kind.UPPER);
    private static final Set<KeyFormat.Kind> TEXTS = Set.of(
            KeyFormat.Kind.AS_IS,
            KeyFormat.Kind.LOWER,
            KeyFormat.Kind.UPPER,
            KeyFormat.Kind.REST,
            KeyFormat.Kind.ESCAPED,
            KeyFormat.Kind.SHA256,
            KeyFormat.Kind.SHARD);

    @Override
    public List<Problem> check(Table table) {
        List<Problem> problems = new ArrayList<>();
        Stream.concat(table.entities().stream(), table.documents().stream())
                .forEach(structure -> structure
                        .properties()
                        .forEach(property -> sentence(property)
                                .ifPresent(rest -> problems.add(problem(table, structure, property, rest)))));
        for (TemplateUse use : TemplateUse.of(table)) {
            for (Component component : Components.of(table, use)) {
                obstacle(table, use, component)
                        .map(rest -> problem(table, owner(table, use, component), component.property(), rest))
                        .filter(problem -> !problems.contains(problem))
                        .ifPresent(problems::add);
            }
        }
        return problems;
    }

    private static Structure owner(Table table, TemplateUse use, Component component) {
        int depth = component.path().size();
        return depth > 1 && component.path().get(depth - 2).type() instanceof DocumentType document
                ? table.document(document).<Structure>map(found -> found).orElse(use.entity())
                : use.entity();
    }

    /** Why an object that has the default could not be written into a key. */
    private static Optional<String> obstacle(Table table, TemplateUse use, Component component) {
        String text = component.property().evolution().defaultText();
        KeyFormat.Kind format = component.format().kind();
        String place = component.placeholder().source() + " in " + use.place();
        if (text != null && component.format() instanceof Digits digits) {
            return DefaultValue.parse(component.property().type(), text)
                    .flatMap(value -> misfit(digits, new BigDecimal(value.toString())))
                    .map(misfit -> " may not " + misfit + ", since " + place + " takes it: " + Wording.quoted(text)
                            + ". Write a number that fits there, or a format that it fits.");
        }
        if (text == null || !isText(component)) {
            return Optional.empty();
        }
        if (text.isEmpty()) {
            return Optional.of(" may not be empty, since " + place + " takes it: \"\". Write a text, or take it away.");
        }
        return PLAIN_TEXTS.contains(format) && text.contains(table.delimiter())
                ? Optional.of(" may not hold the delimiter, since " + place + " takes it: " + Wording.quoted(text)
                        + ". Write a text without it, or {"
                        + component.placeholder().path() + ":escaped}.")
                : Optional.empty();
    }

    /** What a number is that does not fit into so many digits. */
    private static Optional<String> misfit(Digits format, BigDecimal number) {
        if (number.signum() < 0 && !format.signed()) {
            return Optional.of("be negative");
        }
        BigDecimal stripped = number.stripTrailingZeros();
        if (stripped.precision() - stripped.scale() > format.width()) {
            return Optional.of("have more than " + format.width() + " digits before the point");
        }
        return stripped.scale() > format.scale()
                ? Optional.of("have more than " + format.scale() + " digits behind the point")
                : Optional.empty();
    }

    /** Whether a format takes a text, which must not be empty for any of them. */
    private static boolean isText(Component component) {
        return component.property().type() instanceof Scalar scalar
                && scalar.kind() == ScalarKind.STRING
                && TEXTS.contains(component.format().kind());
    }

    private static Optional<String> sentence(Property property) {
        String text = property.evolution().defaultText();
        if (text == null || property.type().stored() instanceof Unmappable) {
            return Optional.empty();
        }
        String quoted = Wording.quoted(text);
        if (property.optional()) {
            return Optional.of(" may not be given beside @Nullable or an Optional: " + quoted
                    + ". Null is stored as nothing, and would come back as the default; take one of the two away.");
        }
        if (property.marks().version()) {
            return Optional.of(" may not be given to a version: " + quoted
                    + ". An item without one has the version 0; take it away.");
        }
        Optional<String> expected = DefaultValue.expected(property.type());
        if (expected.isEmpty()) {
            return Optional.of(" cannot be given to this type: " + quoted + " as " + Wording.type(property)
                    + ". Take it away, and let the property be @Nullable or an Optional.");
        }
        Optional<Object> value = DefaultValue.parse(property.type(), text);
        if (property.type() instanceof EnumType type
                && value.filter(name -> isUnwritable(type, name)).isPresent()) {
            return Optional.of(" may not be a fallback without a stored text, which is never written: " + quoted
                    + ". Name another constant, or give this one a text by @Stored.");
        }
        return value.isPresent()
                ? Optional.empty()
                : Optional.of(" must be " + expected.get() + ": " + quoted + ". Write such a text.");
    }

    private static boolean isUnwritable(EnumType type, Object name) {
        return type.constants().stream()
                .anyMatch(constant -> constant.name().equals(name) && constant.fallback() && constant.text() == null);
    }

    private static Problem problem(Table table, Structure structure, Property property, String rest) {
        return new Problem(
                Rule.INVALID_DEFAULT,
                "The default of " + Wording.name(structure.javaType()) + "." + property.name() + " ("
                        + Wording.type(property) + ")" + rest,
                Locator.ofPropertyAnnotation(table.type(), structure.javaType(), property.name(), "Default", "value"));
    }
}
