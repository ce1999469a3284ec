package io.keywright.processor.read;

import io.keywright.schema.QualifiedName;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/**
 * A converter that can be used.
 *
 * @param from what Java code deals with
 * @param to what that is converted to
 * @param converter its class
 * @param instance the constant that holds it; null for one that is built by its constructor
 */
record Conversion(
        TypeMirror from,
        TypeMirror to,
        QualifiedName converter,
        @Nullable String instance) {

    /** Whether it takes exactly this type. By name: annotations on a type make no other type of it. */
    boolean takes(TypeMirror type) {
        return TypeText.of(from).equals(TypeText.of(type));
    }
}
