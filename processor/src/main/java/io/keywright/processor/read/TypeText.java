package io.keywright.processor.read;

import java.util.Locale;
import java.util.stream.Collectors;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.TypeVariable;
import javax.lang.model.type.WildcardType;
import org.jspecify.annotations.Nullable;

/** A type as messages write it. The compiler's own text differs from version to version and holds annotations. */
final class TypeText {

    private TypeText() {}

    static String of(TypeMirror type) {
        if (type instanceof ArrayType array) {
            return of(array.getComponentType()) + "[]";
        }
        if (type instanceof TypeVariable variable) {
            return variable.asElement().getSimpleName().toString();
        }
        if (type instanceof WildcardType wildcard) {
            return "?" + bound(" extends ", wildcard.getExtendsBound()) + bound(" super ", wildcard.getSuperBound());
        }
        if (type instanceof DeclaredType declared && declared.asElement() instanceof TypeElement element) {
            String arguments = declared.getTypeArguments().isEmpty()
                    ? ""
                    : declared.getTypeArguments().stream()
                            .map(TypeText::of)
                            .collect(Collectors.joining(", ", "<", ">"));
            return element.getQualifiedName() + arguments;
        }
        return type.getKind().isPrimitive() ? type.getKind().name().toLowerCase(Locale.ROOT) : type.toString();
    }

    /** The same without type arguments. */
    static String erased(TypeMirror type) {
        return type instanceof DeclaredType declared && declared.asElement() instanceof TypeElement element
                ? element.getQualifiedName().toString()
                : of(type);
    }

    private static String bound(String word, @Nullable TypeMirror bound) {
        return bound == null ? "" : word + of(bound);
    }
}
