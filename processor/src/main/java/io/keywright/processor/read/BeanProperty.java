package io.keywright.processor.read;

import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.VariableElement;
import org.jspecify.annotations.Nullable;

/**
 * What a JavaBean has of one property; any part may be absent.
 *
 * @param name the property's
 * @param field a field of that name
 * @param getter {@code getX} or {@code isX}
 * @param setters every method {@code setX} with one parameter
 */
record BeanProperty(
        String name,
        @Nullable VariableElement field,
        @Nullable ExecutableElement getter,
        List<ExecutableElement> setters) {

    /** The elements on which annotations count. */
    List<Element> annotated() {
        List<Element> annotated = new ArrayList<>();
        if (field != null) {
            annotated.add(field);
        }
        if (getter != null) {
            annotated.add(getter);
        }
        return annotated;
    }

    /** Whether it is said not to be stored, in whatever place. */
    boolean ignored() {
        return annotated().stream()
                        .anyMatch(element -> AnnotationView.oursOn(element).contains("Ignore"))
                || setters.stream()
                        .anyMatch(setter -> AnnotationView.oursOn(setter).contains("Ignore"));
    }
}
