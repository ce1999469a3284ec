package io.keywright.tools.imports;

import java.util.Locale;
import java.util.Set;
import java.util.function.Predicate;
import javax.lang.model.SourceVersion;

/** Names for Java made of names that need not be any. */
final class JavaNames {

    /** What a component of a record may not be called, and what repositories are called with. */
    private static final Set<String> TAKEN_BY_RECORDS =
            Set.of("clone", "finalize", "getClass", "hashCode", "notify", "notifyAll", "toString", "wait", "equals");

    private static final Set<String> TAKEN_BY_REPOSITORIES = Set.of(
            "get",
            "put",
            "create",
            "replace",
            "delete",
            "update",
            "upsert",
            "move",
            "scan",
            "primary",
            "all",
            "key",
            "connect",
            "disconnect",
            "deleteNode",
            "of",
            "table");

    private static final Set<String> TAKEN_BY_JAVA = Set.of(
            "Object",
            "String",
            "Record",
            "Class",
            "Enum",
            "Long",
            "Boolean",
            "Integer",
            "Number",
            "Override",
            "Deprecated",
            "Iterable",
            "Comparable",
            "List",
            "Map",
            "Set",
            "Key",
            "Entity",
            "Table",
            "Gsi",
            "Index",
            "Attribute",
            "BigDecimal",
            "Nullable",
            "UUID",
            "Generated");

    private JavaNames() {}

    static String property(String text, Predicate<String> taken) {
        String name = decapitalized(joined(text, "value"));
        if (!SourceVersion.isName(name) || TAKEN_BY_RECORDS.contains(name)) {
            name += "Value";
        }
        return free(name, taken);
    }

    static String query(String text, Predicate<String> taken) {
        String name = decapitalized(joined(text, "items")).replaceFirst("^(?:get|list|find|fetch|query)(?=[A-Z])", "");
        name = decapitalized(name);
        if (!SourceVersion.isName(name) || TAKEN_BY_RECORDS.contains(name) || TAKEN_BY_REPOSITORIES.contains(name)) {
            name += "Items";
        }
        return free(name, taken);
    }

    static String type(String text, Predicate<String> taken) {
        String name = joined(text, "Item");
        return free(TAKEN_BY_JAVA.contains(name) ? name + "Item" : name, taken);
    }

    static String packagePart(String text) {
        String name = text.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]", "");
        return SourceVersion.isName(name) ? name : "table" + name;
    }

    private static String free(String name, Predicate<String> taken) {
        String free = name;
        for (int number = 2; taken.test(free); number++) {
            free = name + number;
        }
        return free;
    }

    /** The words of a text, each with a capital; words are told apart by case and by what is no letter or digit. */
    private static String joined(String text, String otherwise) {
        StringBuilder joined = new StringBuilder();
        for (String word : text.split("[^A-Za-z0-9]+", -1)) {
            if (!word.isEmpty()) {
                boolean capitals = word.equals(word.toUpperCase(Locale.ROOT));
                joined.append(Character.toUpperCase(word.charAt(0)))
                        .append(capitals ? word.substring(1).toLowerCase(Locale.ROOT) : word.substring(1));
            }
        }
        if (joined.length() == 0) {
            return otherwise;
        }
        return Character.isDigit(joined.charAt(0)) ? "N" + joined : joined.toString();
    }

    /** {@code TTLInDays} begins with {@code ttl}, {@code Name} with {@code name}. */
    private static String decapitalized(String name) {
        int capitals = 0;
        while (capitals < name.length() && Character.isUpperCase(name.charAt(capitals))) {
            capitals++;
        }
        int lowered = capitals <= 1 || capitals == name.length() ? capitals : capitals - 1;
        return name.substring(0, lowered).toLowerCase(Locale.ROOT) + name.substring(lowered);
    }
}
