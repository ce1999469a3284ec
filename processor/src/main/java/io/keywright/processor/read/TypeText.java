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

    /** Deeper than anybody writes by hand: what a generic class makes of itself may have no end. */
    private static final int DEEPEST = 5;

    private TypeText() {}

    static String of(TypeMirror type) {
        return of(type, Integer.MAX_VALUE);
    }

    /** The same for people, who can do without what lies very deep. */
    static String brief(TypeMirror type) {
        return of(type, DEEPEST);
    }

    private static String of(TypeMirror type, int depth) {
        if (type instanceof ArrayType array) {
            return of(array.getComponentType(), depth) + "[]";
        }
        if (type instanceof TypeVariable variable) {
            return variable.asElement().getSimpleName().toString();
        }
        if (type instanceof WildcardType wildcard) {
            return "?" + bound(" extends ", wildcard.getExtendsBound(), depth)
                    + bound(" super ", wildcard.getSuperBound(), depth);
        }
        if (type instanceof DeclaredType declared && declared.asElement() instanceof TypeElement element) {
            String arguments = declared.getTypeArguments().isEmpty()
                    ? ""
                    : depth == 0
                            ? "<…>"
                            : declared.getTypeArguments().stream()
                                    .map(argument -> of(argument, depth - 1))
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

    private static String bound(String word, @Nullable TypeMirror bound, int depth) {
        return bound == null ? "" : word + of(bound, depth);
    }
}
