package io.keywright.schema;

import java.util.List;

/** What came of looking a placeholder up in its entity. */
public sealed interface Resolution {

    /** It names a property that can be written as the placeholder says. */
    record Found(Component component) implements Resolution {}

    /**
     * There is no such property.
     *
     * @param name what was not found; of a path the first such name
     * @param within the entity or document that was searched
     * @param candidates the properties that it has
     */
    record UnknownProperty(String name, QualifiedName within, List<String> candidates) implements Resolution {
        public UnknownProperty {
            candidates = List.copyOf(candidates);
        }
    }

    /**
     * The path goes on behind a property that is no document, or one of several documents.
     *
     * @param property the property
     */
    record NotADocument(Property property) implements Resolution {}

    /**
     * No type has such a format.
     *
     * @param property the property
     * @param format what the placeholder says
     * @param legal what it could say
     */
    record UnknownFormat(Property property, String format, List<String> legal) implements Resolution {
        public UnknownFormat {
            legal = List.copyOf(legal);
        }
    }

    /**
     * The format is one of another type.
     *
     * @param property the property
     * @param format what the placeholder says
     * @param legal what it could say
     */
    record UnfittingFormat(Property property, String format, List<String> legal) implements Resolution {
        public UnfittingFormat {
            legal = List.copyOf(legal);
        }
    }

    /**
     * The type has formats, and none of them goes without saying.
     *
     * @param property the property
     * @param legal what the placeholder could say
     */
    record FormatRequired(Property property, List<String> legal) implements Resolution {
        public FormatRequired {
            legal = List.copyOf(legal);
        }
    }

    /**
     * No format can write a value of this type into a key: a list, set, map, document, binary, and every type that
     * cannot be stored at all.
     *
     * @param property the property
     */
    record NotAComponent(Property property) implements Resolution {

        /** The property's type. */
        public PropertyType type() {
            return property.type();
        }
    }
}
