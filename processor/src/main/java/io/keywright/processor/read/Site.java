package io.keywright.processor.read;

import io.keywright.processor.names.JavaLang;
import io.keywright.schema.Collection;
import io.keywright.schema.Projection;
import io.keywright.schema.QualifiedName;
import io.keywright.schema.Structure;
import io.keywright.schema.Table;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.ModuleElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;
import org.jspecify.annotations.Nullable;

/**
 * The place where a table's code is generated.
 *
 * @param generatedAnnotation whether its module sees {@code javax.annotation.processing.Generated}
 * @param hidesJavaLang whether its package has a type that is called like one of {@code java.lang} which generated code
 *     uses
 * @param hidden of the table and all that it names, what is not public; without the entities out of reach, which are
 *     to become so
 * @param deprecated of the table and all that it names, what cannot be spoken of without a warning
 */
public record Site(
        boolean generatedAnnotation, boolean hidesJavaLang, Set<QualifiedName> hidden, Set<QualifiedName> deprecated) {

    private static final String GENERATED = "javax.annotation.processing.Generated";

    public Site {
        hidden = Set.copyOf(hidden);
        deprecated = Set.copyOf(deprecated);
    }

    static Site of(Elements elements, TypeElement element, Table table, Set<QualifiedName> unreachable) {
        ModuleElement module = elements.getModuleOf(element);
        TypeElement generated = type(elements, module, GENERATED);
        // Asked for one by one: a list of the package would load every class that was ever generated into it.
        String packageName = elements.getPackageOf(element).getQualifiedName().toString();
        boolean hidesJavaLang = JavaLang.USED.stream()
                .map(name -> packageName.isEmpty() ? name : packageName + "." + name)
                .anyMatch(name -> type(elements, module, name) != null);
        Set<QualifiedName> hidden = Stream.of(
                        Stream.of(table.type()),
                        table.entities().stream().map(Structure::javaType),
                        table.documents().stream().map(Structure::javaType),
                        table.collections().stream().map(Collection::javaType),
                        table.projections().stream().map(Projection::javaType))
                .flatMap(names -> names)
                .filter(name -> !unreachable.contains(name))
                .filter(name -> !isPublic(elements.getTypeElement(name.canonicalName())))
                .collect(Collectors.toSet());
        return new Site(generated != null, hidesJavaLang, hidden, Deprecations.of(elements, table));
    }

    private static @Nullable TypeElement type(Elements elements, @Nullable ModuleElement module, String name) {
        return module == null ? elements.getTypeElement(name) : elements.getTypeElement(module, name);
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
