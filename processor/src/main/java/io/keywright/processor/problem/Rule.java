package io.keywright.processor.problem;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** The rule book. A rule's tag is part of the public interface: it stands in messages, options and the documentation. */
public enum Rule {
    // What javac's elements cannot give.
    /** A table that is not a plain interface, or a listed class that is none. */
    MALFORMED_TABLE,
    /** A listed class without {@code @Entity}. */
    NOT_AN_ENTITY,
    /** A class listed twice. */
    LISTED_TWICE,
    /** An entity without {@code @Key}. */
    MISSING_KEY,
    /** An index number or {@code @Index} that fits nothing. */
    MALFORMED_INDEX,
    /** An entity that appears twice in one index. */
    REPEATED_INDEX,
    /** A collection that is no sealed interface over entities of the table. */
    MALFORMED_COLLECTION,
    /** A projection that is no record of properties of an entity of the table. */
    MALFORMED_PROJECTION,
    /** A sealed document that permits what is no document, or what says of tags where none are. */
    MALFORMED_SEALED_DOCUMENT,
    /** What the table's package or module cannot reach. */
    INACCESSIBLE,
    /** A class whose objects cannot be built: abstract, generic, inner, without a fitting constructor. */
    NOT_BUILDABLE,
    /** A constructor or static method of a class file that does not tell the names of its parameters. */
    UNNAMED_PARAMETERS,
    /** An accessor, setter or constructor that declares a checked exception. */
    CHECKED_EXCEPTION,
    /** A property that cannot be read or written. */
    NOT_READABLE,
    /** A property whose type cannot be stored. */
    UNMAPPABLE,
    /** A converter that cannot be used, or that takes another type. */
    INVALID_CONVERTER,
    /** Texts of an enum's constants that cannot be told apart. */
    INVALID_STORED_TEXT,
    /** A property of a type of the AWS SDK. */
    SDK_TYPE,
    /** One of our annotations where it is not read. */
    MISPLACED_ANNOTATION,
    /** A class file whose nullness cannot be had. */
    UNKNOWN_NULLNESS,
    /** A type that no processor of this compilation generated. */
    UNRESOLVED,

    // Names.
    /** A delimiter that is not one character, or one that stands elsewhere. */
    INVALID_DELIMITER,
    /** Capacities without provisioned billing, a key without encryption by it, or the other way round. */
    INVALID_DEFINITION,
    /** An attribute name that DynamoDB refuses. */
    INVALID_ATTRIBUTE_NAME,
    /** An index name that DynamoDB refuses. */
    INVALID_INDEX_NAME,
    /** Two indexes of one name. */
    DUPLICATE_INDEX_NAME,
    /** A name that becomes a Java identifier and is none. */
    INVALID_NAME,
    /** Two generated classes or members of one name. */
    NAME_CLASH,
    /** A type or a tag that cannot be stored. */
    INVALID_TYPE,
    /** Two entities of one type. */
    DUPLICATE_TYPE,
    /** Two documents of a sealed interface with one tag. */
    DUPLICATE_TAG,
    /** Two properties that are stored under one name. */
    DUPLICATE_ATTRIBUTE,
    /** A property that can be absent and is one of DynamoDB's sets, which are never empty. */
    NULLABLE_SET,
    /** An attribute with two purposes. */
    SHARED_ATTRIBUTE,

    /** A default that is no value of its property, or stands where an absent attribute means something else. */
    INVALID_DEFAULT,

    // Templates.
    /** Braces that are no pairs around a property. */
    MALFORMED_TEMPLATE,
    /** A placeholder that names no property. */
    UNKNOWN_PLACEHOLDER,
    /** A placeholder that names what is not stored. */
    NOT_STORED,
    /** A placeholder of a type that cannot be written into a key. */
    NOT_A_COMPONENT,
    /** A format that does not exist. */
    UNKNOWN_FORMAT,
    /** A format of another type. */
    UNFITTING_FORMAT,
    /** A format that can write the delimiter. */
    DELIMITER_IN_FORMAT,
    /** A component of the primary key that can be absent. */
    NULLABLE_KEY,
    /** A number in a sort key without a width. */
    MISSING_WIDTH,
    /** Two placeholders whose values cannot be told apart in the key. */
    AMBIGUOUS_NEIGHBOURS,
    /** A placeholder behind one that may hold the delimiter. */
    REST_NOT_LAST,

    /** A key that DynamoDB refuses whatever its values. */
    KEY_TOO_LONG,

    // Keys and indexes.
    /** A sort key that some entities give and others omit. */
    MIXED_SORT_KEY,
    /** Two entities whose primary keys can be equal. */
    KEY_COLLISION,
    /** An included property that no entity of the index has. */
    UNKNOWN_INCLUDE,
    /** More included properties than DynamoDB takes. */
    TOO_MANY_INCLUDED,
    /** A local index on a table without a sort key. */
    LOCAL_INDEX_WITHOUT_SORT_KEY,
    /** More local indexes than DynamoDB takes. */
    TOO_MANY_LOCAL_INDEXES,
    /** Members of a collection that do not share the partition. */
    COLLECTION_PARTITION,
    /** A collection that is a record whose head's key cannot be known before it is read. */
    COLLECTION_HEAD,
    /** A collection over an index that does not hold whole items. */
    COLLECTION_PROJECTION,

    // What is promised of properties.
    /** A version that cannot count. */
    INVALID_VERSION,
    /** A time to live of another type, in another place, or in a table that has none. */
    INVALID_TIME_TO_LIVE,
    /** A time of writing of another type, or a second one. */
    INVALID_TIME_OF_WRITING,
    /** A unique value that cannot be held. */
    INVALID_UNIQUE,
    /** A unique value of an item that expires, of which nothing is said. */
    MISSING_ON_EXPIRY,
    /** A property that is unique in one case and indexed in another. */
    MIXED_FOLDING,
    /** A promise that the key makes already, or that cannot be kept. */
    MISPLACED_MARK,

    // What properties have to do with other entities.
    /** A copy of what is no property of an entity, or of another type. */
    INVALID_COPY,
    /** A copy of what can change. */
    MUTABLE_COPY,
    /** A reference to what is no entity, or whose key the entity cannot give. */
    INVALID_REF,
    /** An edge whose keys do not put it into the partitions of its ends, or do not name them. */
    INVALID_EDGE,
    /** A node whose partition could hold several of it, or whose mark is no attribute of its own. */
    INVALID_NODE,
    /** A limit of what has no elements, or that no item could reach or keep. */
    INVALID_MAX_SIZE,
    /** Copies in a list, set or map that may grow without end. */
    UNBOUNDED_COPIES,

    // What works and may cost more than it looks.
    /** A query that reads items of other entities. */
    MIXED_QUERY(Severity.WARNING),
    /** A global index with one partition, or few. */
    HOT_PARTITION(Severity.WARNING),
    /** More global indexes than DynamoDB's quota. */
    TOO_MANY_INDEXES(Severity.WARNING),
    /** A local index. */
    LOCAL_INDEX(Severity.WARNING),
    /** An edge whose other end's own item takes a second request. */
    HEAD_APART(Severity.WARNING),
    /** A property of an edge that can change, and that an end has, too. */
    MUTABLE_ON_EDGE(Severity.WARNING),

    // The surroundings.
    /** A runtime of another generation. */
    GENERATION_LEVEL,
    /** An AWS SDK that lacks what generated code calls. */
    OUTDATED_SDK,
    /** An {@code @Allow} that names no warning. */
    UNKNOWN_TAG,
    /** An option with a value that is none of its own. */
    UNKNOWN_OPTION,
    /** A named module that does not provide its tables' descriptors. */
    UNPROVIDED_DESCRIPTOR(Severity.WARNING),
    /** A fault of the processor itself. */
    INTERNAL;

    private final Severity severity;
    private final String tag;

    Rule() {
        this(Severity.ERROR);
    }

    Rule(Severity severity) {
        this.severity = severity;
        this.tag = Arrays.stream(name().split("_", -1))
                .map(word -> word.charAt(0) + word.substring(1).toLowerCase(Locale.ROOT))
                .collect(Collectors.joining());
    }

    /** The stable name: {@code SHARED_ATTRIBUTE} is {@code SharedAttribute}. */
    public String tag() {
        return tag;
    }

    /** The severity unless an option says otherwise; only a warning's can be changed. */
    public Severity severity() {
        return severity;
    }

    /** The tags of all warnings, sorted: what options and {@code @Allow} may name. */
    public static List<String> warningTags() {
        return Arrays.stream(values())
                .filter(rule -> rule.severity == Severity.WARNING)
                .map(Rule::tag)
                .sorted()
                .toList();
    }
}
