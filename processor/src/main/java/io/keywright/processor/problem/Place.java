package io.keywright.processor.problem;

import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import org.jspecify.annotations.Nullable;

/**
 * A place that the compiler knows.
 *
 * @param element what is declared there; null for no place at all
 * @param annotation an annotation of it
 * @param value a value of the annotation
 * @param ordinal among the annotations of this kind, where it is a repeated one; else -1
 * @param member the annotation's member, for a repeated one
 */
record Place(
        @Nullable Element element,
        @Nullable AnnotationMirror annotation,
        @Nullable AnnotationValue value,
        int ordinal,
        @Nullable String member) {

    static Place nowhere() {
        return new Place(null, null, null, -1, null);
    }

    static Place of(Element element) {
        return new Place(element, null, null, -1, null);
    }

    static Place of(Element element, AnnotationMirror annotation, @Nullable AnnotationValue value) {
        return new Place(element, annotation, value, -1, null);
    }

    /** One of several annotations of a kind: the compiler has them in a container without a position. */
    static Place repeated(
            Element element,
            AnnotationMirror annotation,
            @Nullable AnnotationValue value,
            int ordinal,
            @Nullable String member) {
        return new Place(element, annotation, value, ordinal, member);
    }
}
