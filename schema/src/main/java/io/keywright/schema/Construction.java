package io.keywright.schema;

import java.util.List;

/** How an object is built from its properties. */
public sealed interface Construction {

    /** What else the class shows, and says is not to be stored. */
    default List<String> ignored() {
        return List.of();
    }

    /**
     * By a constructor that takes every property.
     *
     * @param properties the names of the properties in the order of the parameters
     * @param ignored what else the class shows, and says is not to be stored
     */
    record Constructor(List<String> properties, List<String> ignored) implements Construction {
        public Constructor {
            properties = List.copyOf(properties);
            ignored = List.copyOf(ignored);
        }

        /** A class that shows nothing but its properties, such as a record. */
        public Constructor(List<String> properties) {
            this(properties, List.of());
        }
    }

    /**
     * By a static method of the class that takes every property.
     *
     * @param method its name
     * @param properties the names of the properties in the order of the parameters
     * @param ignored what else the class shows, and says is not to be stored
     */
    record Factory(String method, List<String> properties, List<String> ignored) implements Construction {
        public Factory {
            properties = List.copyOf(properties);
            ignored = List.copyOf(ignored);
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
     * By a builder with a setter for each property, whose method {@code build()} gives the object.
     *
     * @param owner the class with the static method that gives a builder: the class itself, or what is generated from it
     * @param method that method's name
     * @param setters one for each property, in the order of the properties
     * @param ignored what else the class shows, and says is not to be stored
     */
    record Builder(QualifiedName owner, String method, List<Setter> setters, List<String> ignored)
            implements Construction {
        public Builder {
            setters = List.copyOf(setters);
            ignored = List.copyOf(ignored);
        }
    }

    /**
     * A method that sets a property.
     *
     * @param property the property's name
     * @param method the method's name
     * @param ofContent whether it takes what an Optional holds, and is not called where that is empty
     */
    record Setter(String property, String method, boolean ofContent) {

        /** One that takes the property's own type. */
        public Setter(String property, String method) {
            this(property, method, false);
        }
    }
}
