package io.keywright.processor.read;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;

/**
 * Whether anything that a table is generated from is compiled in this compilation: what its annotation lists, and from
 * there super types, enclosing classes, types of members and class literals of annotations, and what is said of their
 * packages. Rather too much than too little.
 */
public final class Reach {

    private final Compilation compilation;
    private final Set<String> seen = new HashSet<>();

    private Reach(Compilation compilation) {
        this.compilation = compilation;
    }

    /** Whether a source of this compilation can be reached from a table, itself included. */
    public static boolean hasSource(Compilation compilation, TypeElement table) {
        return new Reach(compilation).type(table);
    }

    private boolean type(TypeElement type) {
        String name = type.getQualifiedName().toString();
        if (name.startsWith("java.") || !seen.add(name)) {
            return false;
        }
        return compilation.origins().isSource(type)
                || compilation.origins().isSource(compilation.elements().getPackageOf(type))
                || (type.getEnclosingElement() instanceof TypeElement enclosing && type(enclosing))
                || mirror(type.getSuperclass())
                || type.getInterfaces().stream().anyMatch(this::mirror)
                || type.getPermittedSubclasses().stream().anyMatch(this::mirror)
                || annotations(type)
                || type.getEnclosedElements().stream().anyMatch(this::member);
    }

    private boolean member(Element member) {
        if (member instanceof ExecutableElement method) {
            return annotations(method)
                    || mirror(method.getReturnType())
                    || method.getParameters().stream().anyMatch(this::member);
        }
        return member instanceof VariableElement && (annotations(member) || mirror(member.asType()));
    }

    private boolean annotations(Element element) {
        return element.getAnnotationMirrors().stream().anyMatch(this::annotation);
    }

    private boolean annotation(AnnotationMirror annotation) {
        return annotation.getElementValues().values().stream().anyMatch(this::value);
    }

    private boolean value(AnnotationValue value) {
        Object content = value.getValue();
        if (content instanceof TypeMirror literal) {
            return mirror(literal);
        }
        if (content instanceof AnnotationMirror nested) {
            return annotation(nested);
        }
        return content instanceof List<?> list
                && list.stream().anyMatch(each -> each instanceof AnnotationValue entry && value(entry));
    }

    private boolean mirror(TypeMirror mirror) {
        if (mirror instanceof ArrayType array) {
            return mirror(array.getComponentType());
        }
        return mirror instanceof DeclaredType declared
                && ((declared.asElement() instanceof TypeElement type && type(type))
                        || declared.getTypeArguments().stream().anyMatch(this::mirror));
    }
}
