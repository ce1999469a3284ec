package io.keywright.processor.emit;

import com.squareup.javapoet.ArrayTypeName;
import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeName;
import io.keywright.schema.Property;
import io.keywright.schema.PropertyType;
import io.keywright.schema.PropertyType.DocumentType;
import io.keywright.schema.PropertyType.EnumType;
import io.keywright.schema.PropertyType.ListType;
import io.keywright.schema.PropertyType.MapType;
import io.keywright.schema.PropertyType.Scalar;
import io.keywright.schema.PropertyType.SetType;
import io.keywright.schema.PropertyType.Unmappable;
import io.keywright.schema.QualifiedName;
import io.keywright.schema.ScalarKind;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The Java types of the schema's types. */
final class JavaTypes {

    private JavaTypes() {}

    /** A class by its name. */
    static ClassName of(QualifiedName name) {
        List<String> simpleNames = name.simpleNames();
        return ClassName.get(
                name.packageName(),
                simpleNames.get(0),
                simpleNames.subList(1, simpleNames.size()).toArray(String[]::new));
    }

    /** The type of a property's value; of an {@code Optional} the type inside. */
    static TypeName of(Property property) {
        return of(property.type());
    }

    /** The type of a value; {@code Object} for one that cannot be stored, which only stubs name. */
    static TypeName of(PropertyType type) {
        if (type instanceof Scalar scalar) {
            return scalar.primitive() ? boxed(scalar.kind()).unbox() : boxed(scalar.kind());
        } else if (type instanceof EnumType enumType) {
            return of(enumType.name());
        } else if (type instanceof DocumentType document) {
            return of(document.name());
        } else if (type instanceof ListType list) {
            return ParameterizedTypeName.get(ClassName.get(List.class), boxed(list.element()));
        } else if (type instanceof SetType set) {
            return ParameterizedTypeName.get(ClassName.get(Set.class), boxed(set.element()));
        } else if (type instanceof MapType map) {
            return ParameterizedTypeName.get(ClassName.get(Map.class), boxed(map.key()), boxed(map.value()));
        } else {
            return ClassName.OBJECT;
        }
    }

    /** The same as a type argument. */
    static TypeName boxed(PropertyType type) {
        return of(type).box();
    }

    /** Whether a value of this type can be stored, all the way down. */
    static boolean isMappable(PropertyType type) {
        if (type instanceof ListType list) {
            return isMappable(list.element());
        } else if (type instanceof SetType set) {
            return isMappable(set.element());
        } else if (type instanceof MapType map) {
            return isMappable(map.key()) && isMappable(map.value());
        } else {
            return !(type instanceof Unmappable);
        }
    }

    private static TypeName boxed(ScalarKind kind) {
        if (kind == ScalarKind.BYTES) {
            return ArrayTypeName.of(TypeName.BYTE);
        }
        int dot = kind.javaType().lastIndexOf('.');
        return ClassName.get(kind.javaType().substring(0, dot), kind.javaType().substring(dot + 1));
    }
}
