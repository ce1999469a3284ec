package io.keywright.processor.emit;

import com.squareup.javapoet.ArrayTypeName;
import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeName;
import com.squareup.javapoet.WildcardTypeName;
import io.keywright.schema.JavaType;
import io.keywright.schema.Property;
import io.keywright.schema.PropertyType;
import io.keywright.schema.PropertyType.ArrayType;
import io.keywright.schema.PropertyType.ConvertedType;
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

    /** A class with what it is used with. */
    static TypeName of(QualifiedName name, List<PropertyType> arguments) {
        return arguments.isEmpty()
                ? of(name)
                : ParameterizedTypeName.get(
                        of(name), arguments.stream().map(JavaTypes::boxed).toArray(TypeName[]::new));
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
            return of(document.name(), document.arguments());
        } else if (type instanceof ListType list) {
            return ParameterizedTypeName.get(ClassName.get(List.class), boxed(list.element()));
        } else if (type instanceof SetType set) {
            return ParameterizedTypeName.get(ClassName.get(Set.class), boxed(set.element()));
        } else if (type instanceof MapType map) {
            return ParameterizedTypeName.get(ClassName.get(Map.class), boxed(map.key()), boxed(map.value()));
        } else if (type instanceof ArrayType array) {
            return ArrayTypeName.of(of(array.element()));
        } else if (type instanceof ConvertedType converted) {
            return of(converted.javaType());
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
        return !(type instanceof Unmappable) && type.parts().stream().allMatch(JavaTypes::isMappable);
    }

    private static TypeName of(JavaType type) {
        if (type instanceof JavaType.Named named) {
            return named.arguments().isEmpty()
                    ? of(named.name())
                    : ParameterizedTypeName.get(
                            of(named.name()),
                            named.arguments().stream().map(JavaTypes::of).toArray(TypeName[]::new));
        } else if (type instanceof JavaType.Array array) {
            return ArrayTypeName.of(of(array.component()));
        } else if (type instanceof JavaType.Wildcard wildcard) {
            return wildcard(wildcard);
        }
        return primitive(((JavaType.Primitive) type).keyword());
    }

    private static TypeName wildcard(JavaType.Wildcard wildcard) {
        if (wildcard.lower() != null) {
            return WildcardTypeName.supertypeOf(of(wildcard.lower()));
        }
        return WildcardTypeName.subtypeOf(wildcard.upper() == null ? ClassName.OBJECT : of(wildcard.upper()));
    }

    private static TypeName primitive(String keyword) {
        return switch (keyword) {
            case "boolean" -> TypeName.BOOLEAN;
            case "byte" -> TypeName.BYTE;
            case "short" -> TypeName.SHORT;
            case "int" -> TypeName.INT;
            case "long" -> TypeName.LONG;
            case "char" -> TypeName.CHAR;
            case "float" -> TypeName.FLOAT;
            default -> TypeName.DOUBLE;
        };
    }

    private static TypeName boxed(ScalarKind kind) {
        if (kind == ScalarKind.BYTES) {
            return ArrayTypeName.of(TypeName.BYTE);
        }
        int dot = kind.javaType().lastIndexOf('.');
        return ClassName.get(kind.javaType().substring(0, dot), kind.javaType().substring(dot + 1));
    }
}
