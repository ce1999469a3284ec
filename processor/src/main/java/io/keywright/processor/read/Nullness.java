package io.keywright.processor.read;

import io.keywright.processor.problem.Rule;
import io.keywright.processor.read.ClassFileMembers.Part;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import javax.lang.model.AnnotatedConstruct;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
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

    /** What of a record's component is nullable. */
    Nullability ofComponent(
            RecordComponentElement component, @Nullable VariableElement field, TypeElement owner, Findings findings) {
        String name = component.getSimpleName().toString();
        Set<Part> parts = EnumSet.noneOf(Part.class);
        says(component, parts);
        ExecutableElement accessor = component.getAccessor();
        if (accessor != null) {
            says(accessor, parts);
        }
        if (field != null) {
            says(field, parts);
        }
        classFiles.hiddenAnnotations(owner, findings).ifPresent(file -> parts.addAll(file.component(name)));
        boolean declared = isDeclared(component) || isDeclared(accessor) || isDeclared(field);
        return possible(parts, declared, name, component.asType(), findings);
    }

    /** What of a bean's property is nullable. */
    Nullability ofGetter(
            String property, ExecutableElement getter, @Nullable VariableElement field, Findings findings) {
        Set<Part> parts = EnumSet.noneOf(Part.class);
        says(getter, parts);
        classFiles
                .hiddenAnnotations(owner(getter), findings)
                .ifPresent(
                        file -> parts.addAll(file.result(getter.getSimpleName().toString())));
        if (field != null) {
            says(field, parts);
            classFiles
                    .hiddenAnnotations(owner(field), findings)
                    .ifPresent(file ->
                            parts.addAll(file.field(field.getSimpleName().toString())));
        }
        return possible(parts, isDeclared(getter) || isDeclared(field), property, getter.getReturnType(), findings);
    }

    /** Null has no place in a primitive, so whoever says that it has means something else. */
    private static Nullability possible(
            Set<Part> parts, boolean declared, String property, TypeMirror type, Findings findings) {
        boolean nullable = declared || parts.contains(Part.WHOLE);
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
        // Of an annotation that stands on declarations and on types, nobody can tell which of the two is meant here.
        boolean inside = parts.contains(Part.ARGUMENT) || (parts.contains(Part.ARRAY_ELEMENT) && !declared);
        return new Nullability(nullable && !primitive, inside);
    }

    private static TypeElement owner(Element member) {
        return (TypeElement) Objects.requireNonNull(member.getEnclosingElement());
    }

    private static void says(Element element, Set<Part> parts) {
        says(
                element instanceof ExecutableElement method ? method.getReturnType() : element.asType(),
                Part.WHOLE,
                parts);
    }

    private static void says(TypeMirror type, Part part, Set<Part> parts) {
        if (isNullable(type)) {
            parts.add(part);
        }
        if (type instanceof ArrayType array) {
            says(array.getComponentType(), part == Part.ARGUMENT ? part : Part.ARRAY_ELEMENT, parts);
        } else if (type.getKind() == TypeKind.DECLARED && type instanceof DeclaredType declared) {
            declared.getTypeArguments().forEach(argument -> says(argument, Part.ARGUMENT, parts));
        }
    }

    private static boolean isDeclared(@Nullable AnnotatedConstruct element) {
        return element != null && isNullable(element);
    }

    private static boolean isNullable(AnnotatedConstruct annotated) {
        return annotated.getAnnotationMirrors().stream()
                .anyMatch(mirror ->
                        mirror.getAnnotationType().asElement().getSimpleName().contentEquals("Nullable"));
    }

    /**
     * Where a property can be null.
     *
     * @param whole whether there can be nothing in its place
     * @param inside whether what it holds can be null
     */
    record Nullability(boolean whole, boolean inside) {}
}
