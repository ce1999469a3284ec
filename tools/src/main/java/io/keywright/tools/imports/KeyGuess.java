package io.keywright.tools.imports;

import io.keywright.schema.Property;
import io.keywright.schema.PropertyType.Scalar;
import io.keywright.schema.ScalarKind;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Guesses the template of a key from its values in sample rows and from its alias: NoSQL Workbench knows neither. A part
 * that equals another attribute in every row is that attribute; one that never changes is a literal; any other one becomes
 * a property of its own, since what a key is made of is kept beside it.
 */
final class KeyGuess {

    private static final Pattern WORD = Pattern.compile("[A-Z][A-Z_-]+");

    private final EntityDraft entity;
    private final List<Row> rows;
    private final Map<String, String> types;

    KeyGuess(EntityDraft entity, List<Row> rows, Map<String, String> types) {
        this.entity = entity;
        this.rows = rows;
        this.types = types;
    }

    /**
     * The template of one key attribute.
     *
     * @param without attributes that are not looked at: they are keys themselves
     */
    String template(String attribute, @Nullable String alias, boolean sort, Set<String> without) {
        if (!types.getOrDefault(attribute, "S").equals("S")) {
            return number(attribute, alias, sort);
        }
        List<List<String>> values = rows.stream()
                .flatMap(row -> row.text(attribute).stream())
                .map(value -> List.of(value.split(TableDraft.DELIMITER, -1)))
                .toList();
        List<String> aliases = alias == null ? List.of() : List.of(alias.split(TableDraft.DELIMITER, -1));
        if (values.isEmpty()) {
            return fromAlias(attribute, aliases, sort, without);
        }
        int parts = values.get(0).size();
        boolean alike = values.stream().allMatch(value -> value.size() == parts)
                && values.stream().allMatch(value -> value.stream().noneMatch(String::isEmpty));
        if (!alike) {
            entity.note(
                    "The sample values of \"" + attribute + "\" are not of one form: taken as one text. Where they are"
                            + " of several kinds, declare an entity for each.");
            return "{" + own(attribute).name() + ":rest}";
        }
        List<List<String>> columns = IntStream.range(0, parts)
                .mapToObj(part -> values.stream().map(value -> value.get(part)).toList())
                .toList();
        List<Boolean> literals =
                columns.stream().map(column -> isLiteral(column, without)).toList();
        Iterator<String> hints = hints(attribute, columns, literals, aliases).iterator();
        List<String> texts = new ArrayList<>();
        for (int part = 0; part < parts; part++) {
            List<String> column = columns.get(part);
            texts.add(literals.get(part) ? literal(column.get(0)) : value(column, hints.next(), sort, without));
        }
        String template = String.join(TableDraft.DELIMITER, texts);
        entity.note("The template \"" + template + "\" of \"" + attribute + "\" was guessed from the sample value \""
                + String.join(TableDraft.DELIMITER, values.get(0)) + "\".");
        return template;
    }

    /** What to call the parts that are no literals: as the alias does, or after the literal before them. */
    private static List<String> hints(
            String attribute, List<List<String>> columns, List<Boolean> literals, List<String> aliases) {
        List<String> hints = new ArrayList<>();
        for (int part = 0; part < columns.size(); part++) {
            if (!literals.get(part)) {
                boolean behind = part > 0 && literals.get(part - 1);
                hints.add(behind ? columns.get(part - 1).get(0) + " id" : attribute);
            }
        }
        if (aliases.size() == hints.size()) {
            return aliases;
        }
        return hints;
    }

    private Optional<Property> same(List<String> column, Set<String> without) {
        return entity.properties().stream()
                .filter(property -> !without.contains(property.attribute()) && isOfText(property))
                .filter(property -> rows.stream()
                        .map(row -> row.text(property.attribute()).orElse(""))
                        .toList()
                        .equals(column))
                .findFirst();
    }

    private boolean isLiteral(List<String> column, Set<String> without) {
        String first = column.get(0);
        boolean constant = column.stream().distinct().count() == 1;
        boolean shown = column.size() > 1 && !first.matches(".*[0-9].*");
        return constant
                && (WORD.matcher(first).matches()
                        || (shown && same(column, without).isEmpty()));
    }

    private String value(List<String> column, String hint, boolean sort, Set<String> without) {
        return same(column, without)
                .map(property -> placeholder(property, sort))
                .orElseGet(() -> placeholder(own(hint), sort));
    }

    private String fromAlias(String attribute, List<String> aliases, boolean sort, Set<String> without) {
        if (aliases.isEmpty()) {
            entity.note("Nothing shows what \"" + attribute + "\" holds: taken as one text.");
            return "{" + own(attribute).name() + ":rest}";
        }
        List<String> texts = new ArrayList<>();
        for (String alias : aliases) {
            Optional<Property> named = entity.properties().stream()
                    .filter(property -> !without.contains(property.attribute()) && isOfText(property))
                    .filter(property -> folded(property.attribute()).equals(folded(alias)))
                    .findFirst();
            boolean literal =
                    aliases.size() > 1 && named.isEmpty() && WORD.matcher(alias).matches();
            texts.add(literal ? literal(alias) : placeholder(named.orElseGet(() -> own(alias)), sort));
        }
        String template = String.join(TableDraft.DELIMITER, texts);
        entity.note("The template \"" + template + "\" of \"" + attribute + "\" was guessed from its alias \""
                + String.join(TableDraft.DELIMITER, aliases) + "\".");
        return template;
    }

    private static String folded(String name) {
        return name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]", "");
    }

    private static String literal(String text) {
        return text.replaceAll("[{}]", "_");
    }

    /** Texts, and whole numbers, whose plain digits are what stands in the key; of a sort key they are padded. */
    private static boolean isOfText(Property property) {
        return property.type() instanceof Scalar scalar
                && (scalar.kind() == ScalarKind.STRING || scalar.kind() == ScalarKind.LONG);
    }

    private String placeholder(Property property, boolean sort) {
        entity.require(property.attribute());
        return entity.placeholder(entity.find(property.attribute()).orElseThrow(), sort, "");
    }

    /** A property for what is only in the key so far. */
    private Property own(String hint) {
        String name = JavaNames.property(hint, this::isProperty);
        entity.note(
                "\"" + name + "\" is only in the key in the source. Here it is a property of its own, too; stored items"
                        + " have to be written again.");
        return entity.add(name, Scalar.of(ScalarKind.STRING), true);
    }

    private boolean isProperty(String name) {
        return entity.find(name).isPresent()
                || entity.properties().stream()
                        .anyMatch(property -> property.name().equals(name));
    }

    private String number(String attribute, @Nullable String alias, boolean sort) {
        if (!types.getOrDefault(attribute, "S").equals("N")) {
            return "{" + own(alias == null ? attribute : alias).name() + "}";
        }
        Property property = entity.find(attribute)
                .orElseGet(() -> entity.add(
                        JavaNames.property(alias == null ? attribute : alias, any -> false),
                        new Scalar(ScalarKind.LONG, true),
                        true));
        entity.note("The key \"" + attribute + "\" is a number in the source; here it is its digits.");
        return entity.placeholder(property, sort, "");
    }
}
