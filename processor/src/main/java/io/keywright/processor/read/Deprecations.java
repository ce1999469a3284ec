package io.keywright.processor.read;

import io.keywright.schema.Collection;
import io.keywright.schema.Document;
import io.keywright.schema.JavaType;
import io.keywright.schema.Projection;
import io.keywright.schema.Property;
import io.keywright.schema.PropertyType;
import io.keywright.schema.PropertyType.ConvertedType;
import io.keywright.schema.PropertyType.DocumentType;
import io.keywright.schema.PropertyType.EnumType;
import io.keywright.schema.QualifiedName;
import io.keywright.schema.Structure;
import io.keywright.schema.Table;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;

/**
 * Which classes of a design cannot be spoken of without a warning, since they or what is called of them are deprecated.
 * What is deprecated elsewhere in the table does not count: an entity's classes do not change with other entities.
 */
final class Deprecations {

    private final Elements elements;
    private final Table table;
    private final Map<QualifiedName, Boolean> known = new HashMap<>();

    private Deprecations(Elements elements, Table table) {
        this.elements = elements;
        this.table = table;
    }

    /** The table's entities, documents and collections, as far as that holds for them. */
    static Set<QualifiedName> of(Elements elements, Table table) {
        Deprecations deprecations = new Deprecations(elements, table);
        Stream<QualifiedName> collections =
                table.collections().stream().map(Collection::javaType).filter(deprecations::isMarked);
        Stream<QualifiedName> structures = Stream.concat(table.entities().stream(), table.documents().stream())
                .filter(structure -> deprecations.reaches(structure, new HashSet<>()))
                .map(Structure::javaType);
        Stream<QualifiedName> projections =
                table.projections().stream().map(Projection::javaType).filter(deprecations::isMarked);
        return Stream.of(collections, projections, structures)
                .flatMap(names -> names)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private boolean reaches(Structure structure, Set<PropertyType> seen) {
        return isNew(structure, seen)
                && (isMarked(structure.javaType())
                        || structure.properties().stream().map(Property::type).anyMatch(type -> reaches(type, seen)));
    }

    private static boolean isNew(Structure structure, Set<PropertyType> seen) {
        return !(structure instanceof Document document) || seen.add(document.type());
    }

    private boolean reaches(PropertyType type, Set<PropertyType> seen) {
        if (type instanceof EnumType enumType) {
            return isMarked(enumType.name());
        } else if (type instanceof DocumentType document) {
            return document.parts().stream().anyMatch(argument -> reaches(argument, seen))
                    || table.document(document)
                            .filter(structure -> reaches(structure, seen))
                            .isPresent();
        } else if (type instanceof ConvertedType converted && speaksOfMarked(converted)) {
            return true;
        }
        return type.parts().stream().anyMatch(part -> reaches(part, seen));
    }

    private boolean speaksOfMarked(ConvertedType converted) {
        return isMarked(converted.converter()) || isMarked(converted.javaType());
    }

    private boolean isMarked(JavaType type) {
        if (type instanceof JavaType.Named named) {
            return isMarked(named.name()) || named.arguments().stream().anyMatch(this::isMarked);
        } else if (type instanceof JavaType.Array array) {
            return isMarked(array.component());
        }
        return type instanceof JavaType.Wildcard wildcard
                && ((wildcard.upper() != null && isMarked(wildcard.upper()))
                        || (wildcard.lower() != null && isMarked(wildcard.lower())));
    }

    private boolean isMarked(QualifiedName name) {
        return known.computeIfAbsent(name, type -> {
            TypeElement element = elements.getTypeElement(type.canonicalName());
            return element != null && (isMarked(element) || hasMarkedMember(element));
        });
    }

    private boolean isMarked(TypeElement type) {
        for (Element at = type; at instanceof TypeElement; at = at.getEnclosingElement()) {
            if (elements.isDeprecated(at)) {
                return true;
            }
        }
        return false;
    }

    /** Constants of enums are never named. */
    private boolean hasMarkedMember(TypeElement type) {
        return elements.getAllMembers(type).stream()
                .filter(member -> member.getKind() == ElementKind.METHOD || member.getKind() == ElementKind.CONSTRUCTOR)
                .filter(member -> member.getEnclosingElement() instanceof TypeElement owner
                        && !owner.getQualifiedName().toString().startsWith("java."))
                .anyMatch(elements::isDeprecated);
    }
}
