package io.keywright.processor.names;

import io.keywright.schema.Document;
import io.keywright.schema.JavaType;
import io.keywright.schema.PropertyType;
import io.keywright.schema.PropertyType.ConvertedType;
import io.keywright.schema.PropertyType.DocumentType;
import io.keywright.schema.PropertyType.EnumType;
import io.keywright.schema.QualifiedName;
import io.keywright.schema.Structure;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * Names in generated classes that belong to Java, to the runtime or to Keywright's own operations, those of later
 * versions included: a design that compiles today shall compile tomorrow.
 */
public final class Reserved {

    /** What every object has. */
    public static final Set<String> OBJECT =
            Set.of("getClass", "hashCode", "equals", "toString", "clone", "finalize", "notify", "notifyAll", "wait");

    /** Methods of the facade. */
    public static final Set<String> FACADE = with(OBJECT, "open", "createTable", "definition", "table");

    /** Operations of a repository. No query can be named so; one that starts with "prepare" neither. */
    public static final Set<String> OPERATIONS = Set.of(
            "get",
            "create",
            "put",
            "delete",
            "replace",
            "update",
            "upsert",
            "move",
            "getAll",
            "check",
            "connect",
            "disconnect",
            "deleteNode");

    /** Methods of a query. */
    public static final Set<String> QUERY = with(
            OBJECT,
            "ascending",
            "descending",
            "limit",
            "pageSize",
            "after",
            "consistent",
            "filter",
            "filterHeld",
            "hideExpired",
            "leaveOutExpired",
            "as",
            "resolve",
            "refresh",
            "prefetch",
            "page",
            "fill",
            "list",
            "stream",
            "first",
            "fetch",
            "fetchAsync",
            "withinUnlessSet",
            "where",
            "exactly",
            "beginningWith",
            "within",
            "withinAdjoining",
            "toRequest",
            "toRequests",
            "execute",
            "count",
            "publisher",
            "pageAsync",
            "fillAsync",
            "listAsync",
            "firstAsync",
            "countAsync",
            "overrideConfiguration",
            "onCapacity",
            "settings",
            "adjustLike",
            "self");

    /** Methods without parameters of a reference to a document, to which each of its properties adds one. */
    public static final Set<String> ATTRIBUTE =
            with(OBJECT, "path", "storedPath", "converter", "child", "exists", "notExists");

    /** Methods of an update, to which each property of the entity adds some. */
    public static final Set<String> UPDATE = with(
            OBJECT,
            "execute",
            "executeAsync",
            "toRequest",
            "isEmpty",
            "onlyIf",
            "ifVersion",
            "anyVersion",
            "asActions",
            "begin",
            "answered",
            "failed",
            "changes",
            "derive",
            "within",
            "withinUnlessSet",
            "committed",
            "refused",
            "expect",
            "overrideConfiguration",
            "onCapacity",
            "settings",
            "adjustLike",
            "self",
            "table");

    /** Methods of a keys class that do not belong to an index. */
    public static final Set<String> KEYS = with(OBJECT, "primary", "partition", "partitions", "sort", "sortPrefix");

    private Reserved() {}

    /**
     * Simple names of the types that a structure's generated classes speak of. A field of such a name would hide the
     * type where Java allows both, as in {@code SKU.values()}.
     */
    public static Set<String> types(QualifiedName table, Structure structure) {
        Set<String> names = new TreeSet<>(table.simpleNames());
        names.addAll(structure.javaType().simpleNames());
        if (structure instanceof Document document) {
            addTypes(document.type(), names);
        }
        structure.properties().forEach(property -> addTypes(property.type(), names));
        return names;
    }

    private static void addTypes(PropertyType type, Set<String> names) {
        if (type instanceof EnumType enumType) {
            names.addAll(enumType.name().simpleNames());
        } else if (type instanceof DocumentType document) {
            names.addAll(document.name().simpleNames());
        } else if (type instanceof ConvertedType converted) {
            names.addAll(converted.converter().simpleNames());
            addTypes(converted.javaType(), names);
        }
        type.parts().forEach(part -> addTypes(part, names));
    }

    private static void addTypes(JavaType type, Set<String> names) {
        if (type instanceof JavaType.Named named) {
            names.addAll(named.name().simpleNames());
            named.arguments().forEach(argument -> addTypes(argument, names));
        } else if (type instanceof JavaType.Array array) {
            addTypes(array.component(), names);
        } else if (type instanceof JavaType.Wildcard wildcard) {
            Stream.of(Optional.ofNullable(wildcard.upper()), Optional.ofNullable(wildcard.lower()))
                    .flatMap(Optional::stream)
                    .forEach(bound -> addTypes(bound, names));
        }
    }

    /** Whether the repository keeps this name for an operation. */
    public static boolean isOperation(String name) {
        return OPERATIONS.contains(name) || name.startsWith("prepare");
    }

    private static Set<String> with(Set<String> names, String... more) {
        Set<String> all = new TreeSet<>(names);
        all.addAll(Set.of(more));
        return Set.copyOf(all);
    }
}
