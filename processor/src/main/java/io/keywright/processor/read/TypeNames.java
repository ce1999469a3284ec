package io.keywright.processor.read;

import io.keywright.schema.QualifiedName;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import javax.lang.model.element.Element;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;

/** The names of elements, as the schema writes them. */
public final class TypeNames {

    private TypeNames() {}

    /** The class's name. */
    public static QualifiedName of(TypeElement type) {
        Deque<String> names = new ArrayDeque<>();
        Element at = type;
        while (at instanceof TypeElement enclosing) {
            names.addFirst(enclosing.getSimpleName().toString());
            at = enclosing.getEnclosingElement();
        }
        String packageName =
                at instanceof PackageElement inside ? inside.getQualifiedName().toString() : "";
        return new QualifiedName(packageName, List.copyOf(names));
    }
}
