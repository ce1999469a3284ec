package io.keywright.processor.read;

import io.keywright.processor.problem.Rule;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/**
 * Whether a property can be null: any annotation named {@code Nullable} says so, on the declaration or on the type. What
 * the compiler hides is read from the class file; where that cannot be had it is a problem, never a guess.
 */
final class Nullness {

    private static final Map<TypeKind, String> BOXED = Map.of(
            TypeKind.BOOLEAN, "Boolean",
            TypeKind.BYTE, "Byte",
            TypeKind.SHORT, "Short",
            TypeKind.INT, "Integer",
            TypeKind.LONG, "Long",
            TypeKind.FLOAT, "Float",
            TypeKind.DOUBLE, "Double",
            TypeKind.CHAR, "Character");

    private final ClassFiles classFiles;

    Nullness(ClassFiles classFiles) {
        this.classFiles = classFiles;
    }

    /** Whether a record's component is nullable. */
    boolean ofComponent(
            RecordComponentElement component, @Nullable VariableElement field, TypeElement owner, Findings findings) {
        String name = component.getSimpleName().toString();
        ExecutableElement accessor = component.getAccessor();
        boolean nullable = says(component)
                || (accessor != null && says(accessor))
                || (field != null && says(field))
                || classFiles
                        .hiddenAnnotations(owner, findings)
                        .filter(file -> file.component(name))
                        .isPresent();
        return possible(nullable, name, component.asType(), findings);
    }

    /** Whether a bean's property is nullable. */
    boolean ofGetter(String property, ExecutableElement getter, @Nullable VariableElement field, Findings findings) {
        boolean nullable = says(getter)
                || (field != null && says(field))
                || classFiles
                        .hiddenAnnotations(owner(getter), findings)
                        .filter(file -> file.result(getter.getSimpleName().toString()))
                        .isPresent()
                || (field != null
                        && classFiles
                                .hiddenAnnotations(owner(field), findings)
                                .filter(file -> file.field(field.getSimpleName().toString()))
                                .isPresent());
        return possible(nullable, property, getter.getReturnType(), findings);
    }

    /** Null has no place in a primitive, so whoever says that it has means something else. */
    private static boolean possible(boolean nullable, String property, TypeMirror type, Findings findings) {
        boolean primitive = type.getKind().isPrimitive();
        if (nullable && primitive) {
            String written = type.getKind().name().toLowerCase(Locale.ROOT);
            findings.reportProperty(
                    Rule.UNMAPPABLE,
                    property,
                    "The property " + property + " of " + findings.type()
                            + " may not be both @Nullable and primitive: \""
                            + written + "\". Write " + BOXED.get(type.getKind())
                            + " if it can be absent, or take @Nullable away.");
        }
        return nullable && !primitive;
    }

    private static TypeElement owner(Element member) {
        return (TypeElement) Objects.requireNonNull(member.getEnclosingElement());
    }

    private static boolean says(Element element) {
        TypeMirror type = element instanceof ExecutableElement method ? method.getReturnType() : element.asType();
        return Stream.concat(element.getAnnotationMirrors().stream(), type.getAnnotationMirrors().stream())
                .anyMatch(mirror ->
                        mirror.getAnnotationType().asElement().getSimpleName().contentEquals("Nullable"));
    }
}
