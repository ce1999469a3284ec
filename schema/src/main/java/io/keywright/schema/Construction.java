package io.keywright.schema;

import java.util.List;

/** How an object is built from its properties. */
public sealed interface Construction {

    /**
     * By a constructor that takes every property.
     *
     * @param properties the names of the properties in the order of the parameters
     */
    record Constructor(List<String> properties) implements Construction {
        public Constructor {
            properties = List.copyOf(properties);
        }
    }

    /**
     * By a constructor without parameters and a setter for each property.
     *
     * @param setters one for each property, in the order of the properties
     * @param ignored what else the class shows, and says is not to be stored
     */
    record Bean(List<Setter> setters, List<String> ignored) implements Construction {
        public Bean {
            setters = List.copyOf(setters);
            ignored = List.copyOf(ignored);
        }

        /** A class that shows nothing but its properties. */
        public Bean(List<Setter> setters) {
            this(setters, List.of());
        }
    }

    /**
     * A sealed interface: it is built as one of the documents that it permits, which a text in the map names. It has no
     * properties of its own.
     *
     * @param tagAttribute the attribute of that text
     * @param members the documents, by the names of their classes
     */
    record Sealed(String tagAttribute, List<Member> members) implements Construction {
        public Sealed {
            members = List.copyOf(members);
        }
    }

    /**
     * A document that a sealed interface permits, directly or by way of another.
     *
     * @param document its class
     * @param tag the text that names it
     * @param formerly the texts that named it before
     */
    record Member(QualifiedName document, String tag, List<String> formerly) {
        public Member {
            formerly = List.copyOf(formerly);
        }
    }

    /**
     * A method that sets a property.
     *
     * @param property the property's name
     * @param method the method's name
     */
    record Setter(String property, String method) {}
}
