package io.keywright.processor.read;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.TypeParameterElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.TypeVariable;
import javax.lang.model.type.WildcardType;
import javax.lang.model.util.Types;
import org.jspecify.annotations.Nullable;

/**
 * What the type variables of a class, of all that it inherits from, or of a static method stand for. Not {@code
 * Types.asMemberOf}: ecj does not find what a generic class inherits from another.
 */
final class Substitution {

    private final Types types;
    private final Map<String, TypeMirror> arguments = new HashMap<>();

    private Substitution(Types types) {
        this.types = types;
    }

    /** That of a class as it is used; a wildcard is taken for the bound of its variable. */
    static Substitution of(DeclaredType used, Types types) {
        Substitution substitution = new Substitution(types);
        substitution.add(used);
        return substitution;
    }

    /**
     * That of a static method, so that it gives back what is wanted.
     *
     * @param result what it gives back
     * @param wanted of the same class, or of one that has the same type parameters
     */
    static Substitution of(DeclaredType result, DeclaredType wanted, Types types) {
        Substitution substitution = new Substitution(types);
        List<? extends TypeMirror> variables = result.getTypeArguments();
        List<? extends TypeMirror> meant = wanted.getTypeArguments();
        for (int i = 0; i < Math.min(variables.size(), meant.size()); i++) {
            if (variables.get(i) instanceof TypeVariable variable
                    && variable.asElement() instanceof TypeParameterElement parameter) {
                substitution.arguments.put(key(parameter), meant.get(i));
            }
        }
        return substitution;
    }

    /** A type with the arguments in place of the variables. */
    TypeMirror in(TypeMirror type) {
        if (arguments.isEmpty()) {
            return type;
        } else if (type instanceof TypeVariable variable
                && variable.asElement() instanceof TypeParameterElement parameter) {
            return arguments.getOrDefault(key(parameter), type);
        } else if (type instanceof ArrayType array) {
            return types.getArrayType(in(array.getComponentType()));
        } else if (type instanceof WildcardType wildcard) {
            return types.getWildcardType(bound(wildcard.getExtendsBound()), bound(wildcard.getSuperBound()));
        } else if (type.getKind() == TypeKind.DECLARED
                && type instanceof DeclaredType declared
                && !declared.getTypeArguments().isEmpty()) {
            return types.getDeclaredType(
                    (TypeElement) declared.asElement(),
                    declared.getTypeArguments().stream().map(this::in).toArray(TypeMirror[]::new));
        }
        return type;
    }

    private @Nullable TypeMirror bound(@Nullable TypeMirror bound) {
        return bound == null ? null : in(bound);
    }

    private void add(TypeMirror type) {
        if (type.getKind() != TypeKind.DECLARED || !(type instanceof DeclaredType declared)) {
            return;
        }
        TypeElement element = (TypeElement) declared.asElement();
        List<? extends TypeParameterElement> parameters = element.getTypeParameters();
        for (int i = 0;
                i < Math.min(parameters.size(), declared.getTypeArguments().size());
                i++) {
            TypeParameterElement parameter = parameters.get(i);
            TypeMirror argument = declared.getTypeArguments().get(i);
            boolean itself = argument instanceof TypeVariable variable
                    && variable.asElement() instanceof TypeParameterElement other
                    && key(other).equals(key(parameter));
            if (!itself) {
                arguments.put(
                        key(parameter),
                        argument instanceof WildcardType wildcard ? upper(wildcard, parameter) : argument);
            }
        }
        add(in(element.getSuperclass()));
        element.getInterfaces().forEach(implemented -> add(in(implemented)));
    }

    private TypeMirror upper(WildcardType wildcard, TypeParameterElement parameter) {
        TypeMirror bound = wildcard.getExtendsBound();
        return bound != null ? bound : types.erasure(parameter.getBounds().get(0));
    }

    /** By name: a compiler may show a generic class and its members as more than one element. */
    private static String key(TypeParameterElement parameter) {
        Element owner = parameter.getGenericElement();
        return (owner instanceof TypeElement type ? type.getQualifiedName() : owner) + "/" + parameter.getSimpleName();
    }
}
