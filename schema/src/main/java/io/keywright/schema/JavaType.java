package io.keywright.schema;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** A type of Java's own, for what {@link PropertyType} has no word: what a converter takes. */
public sealed interface JavaType {

    /**
     * A class or an interface.
     *
     * @param name which
     * @param arguments its type arguments; empty where it has none
     */
    record Named(QualifiedName name, List<JavaType> arguments) implements JavaType {
        public Named {
            arguments = List.copyOf(arguments);
        }
    }

    /**
     * An array.
     *
     * @param component what it holds
     */
    record Array(JavaType component) implements JavaType {}

    /**
     * A primitive type.
     *
     * @param keyword as the source writes it
     */
    record Primitive(String keyword) implements JavaType {}

    /**
     * A wildcard.
     *
     * @param upper behind {@code extends}; null where there is none
     * @param lower behind {@code super}; null where there is none
     */
    record Wildcard(@Nullable JavaType upper, @Nullable JavaType lower) implements JavaType {}
}
