package io.keywright.testing.difference;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The expressions of one request, which share their placeholders. Most make sense; some are refused by every server. */
final class RandomExpressions {

    private final RandomValues values;
    private final Map<String, String> names = new LinkedHashMap<>();
    private final Map<String, AttributeValue> arguments = new LinkedHashMap<>();

    RandomExpressions(RandomValues values) {
        this.values = values;
    }

    Map<String, String> names() {
        return names;
    }

    Map<String, AttributeValue> arguments() {
        return arguments;
    }

    String name(String name) {
        for (Map.Entry<String, String> known : names.entrySet()) {
            if (known.getValue().equals(name)) {
                return known.getKey();
            }
        }
        String placeholder = "#n" + names.size();
        names.put(placeholder, name);
        return placeholder;
    }

    String argument(AttributeValue value) {
        String placeholder = ":v" + arguments.size();
        arguments.put(placeholder, value);
        return placeholder;
    }

    /** A path to something that may be there. */
    String path() {
        return path(values.oneIn(12) ? values.one(List.of("pk", "sk", "g", "h", "l")) : values.one(RandomValues.NAMES));
    }

    private String path(String attribute) {
        String path = name(attribute);
        if (attribute.equals("list") && !values.oneIn(3)) {
            return path + "[" + values.below(4) + "]" + (values.oneIn(6) ? ".a" : "");
        }
        if (attribute.equals("doc") && !values.oneIn(3)) {
            return path + "." + values.one(List.of("a", "b", name("list"), name("list") + "[0]", name("list") + "[1]"));
        }
        return path;
    }

    String condition(int depth) {
        return switch (values.below(depth > 0 ? 12 : 8)) {
            case 0, 1 -> comparison();
            case 2 -> (values.oneIn(2) ? "attribute_exists(" : "attribute_not_exists(") + path() + ")";
            case 3 -> {
                String attribute = values.one(RandomValues.NAMES);
                yield "attribute_type(" + path(attribute) + ", "
                        + argument(AttributeValue.fromS(
                                values.one(List.of("S", "N", "B", "SS", "NS", "BS", "M", "L", "NULL", "BOOL"))))
                        + ")";
            }
            case 4 -> "begins_with(" + path() + ", " + argument(values.text()) + ")";
            case 5 -> {
                String attribute = values.one(List.of("txt", "tags", "nums", "list", "doc"));
                yield "contains(" + path(attribute) + ", "
                        + argument(
                                attribute.equals("nums")
                                        ? values.number()
                                        : values.oneIn(4) ? values.any(1) : values.text())
                        + ")";
            }
            case 6 -> {
                String attribute = values.one(List.of("n", "txt", "m", "h"));
                yield name(attribute) + " BETWEEN " + argument(values.valueOf(attribute)) + " AND "
                        + argument(values.valueOf(attribute));
            }
            case 7 -> {
                String attribute = values.one(RandomValues.NAMES);
                List<String> candidates = new ArrayList<>();
                for (int i = 1 + values.below(3); i > 0; i--) {
                    candidates.add(argument(values.valueOf(attribute)));
                }
                yield name(attribute) + " IN (" + String.join(", ", candidates) + ")";
            }
            case 8 -> "NOT " + condition(depth - 1);
            case 9 -> "(" + condition(depth - 1) + " OR " + condition(depth - 1) + ")";
            case 10 -> condition(depth - 1) + " AND " + condition(depth - 1);
            default -> condition(depth - 1) + " OR NOT " + condition(depth - 1) + " AND " + condition(depth - 1);
        };
    }

    private String comparison() {
        String operator = values.one(List.of("=", "<>", "<", "<=", ">", ">="));
        String attribute = values.one(RandomValues.NAMES);
        return switch (values.below(5)) {
            case 0 -> "size(" + path(attribute) + ") " + operator + " " + argument(values.number());
            case 1 ->
                path(attribute) + " " + operator + " " + path(values.one(List.of("n", "m", "txt", "list", "doc")));
            case 2 -> argument(values.valueOf(attribute)) + " " + operator + " " + path(attribute);
            default -> path(attribute) + " " + operator + " " + argument(values.valueOf(attribute));
        };
    }

    String projection() {
        List<String> paths = new ArrayList<>();
        for (int i = 1 + values.below(3); i > 0; i--) {
            paths.add(path());
        }
        return String.join(", ", paths);
    }

    String update() {
        Map<String, List<String>> clauses = new LinkedHashMap<>();
        for (int i = 1 + values.below(3); i > 0; i--) {
            switch (values.below(6)) {
                case 0, 1, 2 ->
                    clauses.computeIfAbsent("SET ", key -> new ArrayList<>()).add(assignment());
                case 3 ->
                    clauses.computeIfAbsent("REMOVE ", key -> new ArrayList<>()).add(path());
                case 4 -> {
                    String attribute = values.one(List.of("n", "m", "tags", "nums", "h"));
                    clauses.computeIfAbsent("ADD ", key -> new ArrayList<>())
                            .add(name(attribute) + " " + argument(values.valueOf(attribute)));
                }
                default -> {
                    String attribute = values.one(List.of("tags", "nums"));
                    clauses.computeIfAbsent("DELETE ", key -> new ArrayList<>())
                            .add(name(attribute) + " " + argument(values.valueOf(attribute)));
                }
            }
        }
        StringBuilder update = new StringBuilder();
        clauses.forEach((clause, actions) ->
                update.append(clause).append(String.join(", ", actions)).append(' '));
        return update.toString();
    }

    private String assignment() {
        String attribute = values.oneIn(6) ? values.one(List.of("g", "h", "l")) : values.one(RandomValues.NAMES);
        String target = path(attribute);
        return target + " = "
                + switch (values.below(7)) {
                    case 0 ->
                        name(values.one(List.of("n", "m")))
                                + values.one(List.of(" + ", " - "))
                                + argument(values.number());
                    case 1 -> "if_not_exists(" + target + ", " + argument(values.valueOf(attribute)) + ")";
                    case 2 ->
                        "if_not_exists(" + name("n") + ", " + argument(values.number()) + ") + "
                                + argument(values.number());
                    case 3 ->
                        "list_append(" + name("list") + ", " + argument(AttributeValue.fromL(List.of(values.text())))
                                + ")";
                    case 4 -> path();
                    default -> argument(values.valueOf(attribute));
                };
    }
}
