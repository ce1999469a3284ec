package io.keywright.processor.read;

import io.keywright.schema.Collection;
import io.keywright.schema.QualifiedName;
import io.keywright.schema.Structure;
import io.keywright.schema.Table;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.ModuleElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;

/**
 * The place where a table's code is generated.
 *
 * @param generatedAnnotation whether its module sees {@code javax.annotation.processing.Generated}
 * @param packageTypes the simple names of the classes in its package
 * @param hidden of the table and all that it names, what is not public; without the entities out of reach, which are
 *     to become so
 */
public record Site(boolean generatedAnnotation, Set<String> packageTypes, Set<QualifiedName> hidden) {

    private static final String GENERATED = "javax.annotation.processing.Generated";

    public Site {
        packageTypes = Set.copyOf(packageTypes);
        hidden = Set.copyOf(hidden);
    }

    static Site of(Elements elements, TypeElement element, Table table, Set<QualifiedName> unreachable) {
        ModuleElement module = elements.getModuleOf(element);
        TypeElement generated =
                module == null ? elements.getTypeElement(GENERATED) : elements.getTypeElement(module, GENERATED);
        Set<String> packageTypes = elements.getPackageOf(element).getEnclosedElements().stream()
                .map(member -> member.getSimpleName().toString())
                .collect(Collectors.toCollection(TreeSet::new));
        Set<QualifiedName> hidden = Stream.of(
                        Stream.of(table.type()),
                        table.entities().stream().map(Structure::javaType),
                        table.documents().stream().map(Structure::javaType),
                        table.collections().stream().map(Collection::javaType))
                .flatMap(names -> names)
                .filter(name -> !unreachable.contains(name))
                .filter(name -> !isPublic(elements.getTypeElement(name.canonicalName())))
                .collect(Collectors.toSet());
        return new Site(generated != null, packageTypes, hidden);
    }

    private static boolean isPublic(Element type) {
        Element at = type;
        while (at instanceof TypeElement) {
            if (!at.getModifiers().contains(Modifier.PUBLIC)) {
                return false;
            }
            at = at.getEnclosingElement();
        }
        return true;
    }
}
