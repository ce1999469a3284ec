package io.keywright.processor.read;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/** From whom a class has its members. */
final class Lineage {

    private Lineage() {}

    /** The class, its superclasses but Object, and the interfaces of all of them, each once. */
    static List<TypeElement> of(TypeElement type) {
        Map<String, TypeElement> found = new LinkedHashMap<>();
        add(type.asType(), found);
        return List.copyOf(found.values());
    }

    private static void add(TypeMirror mirror, Map<String, TypeElement> found) {
        if (mirror.getKind() != TypeKind.DECLARED
                || !(((DeclaredType) mirror).asElement() instanceof TypeElement type)
                || type.getQualifiedName().contentEquals("java.lang.Object")
                || found.putIfAbsent(type.getQualifiedName().toString(), type) != null) {
            return;
        }
        add(type.getSuperclass(), found);
        type.getInterfaces().forEach(implemented -> add(implemented, found));
    }
}
