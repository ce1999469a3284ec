package io.keywright.processor.emit;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeName;
import io.keywright.processor.names.Names;
import io.keywright.schema.Property;
import io.keywright.schema.PropertyType;
import io.keywright.schema.PropertyType.DocumentType;
import io.keywright.schema.PropertyType.ListType;
import io.keywright.schema.PropertyType.MapType;
import io.keywright.schema.PropertyType.SetType;
import io.keywright.schema.Table;
import java.util.Optional;

/** References to properties: their types, and how they are made. */
final class ReferenceCode {

    /** The class in a document's class of references that makes references to the elements of a list. */
    static final String ELEMENT = "Element";

    private final Table table;
    private final Names names;
    private final ConverterFields converters;

    ReferenceCode(Table table, Names names, ConverterFields converters) {
        this.table = table;
        this.names = names;
        this.converters = converters;
    }

    /** {@code TextAttribute<Order>}, or a document's class of references. */
    TypeName type(TypeName entity, Property property) {
        return property.type() instanceof SetType set && JavaTypes.isMappable(set)
                ? ParameterizedTypeName.get(RuntimeTypes.SET_ATTRIBUTE, entity, JavaTypes.boxed(set.element()))
                : type(entity, property.type());
    }

    /** The reference to an element of a list, or to what a property holds unless that is a set. */
    private TypeName type(TypeName entity, PropertyType type) {
        Optional<ClassName> document = document(type);
        if (document.isPresent()) {
            return ParameterizedTypeName.get(document.get(), entity);
        } else if (type instanceof ListType list && JavaTypes.isMappable(list)) {
            return ParameterizedTypeName.get(
                    RuntimeTypes.LIST_ATTRIBUTE, entity, JavaTypes.boxed(list.element()), type(entity, list.element()));
        } else if (type instanceof MapType map && JavaTypes.isMappable(map)) {
            return ParameterizedTypeName.get(
                    RuntimeTypes.MAP_ATTRIBUTE,
                    entity,
                    JavaTypes.boxed(map.key()),
                    JavaTypes.boxed(map.value()),
                    type(entity, map.value()));
        }
        ReferenceKind kind = ReferenceKind.of(type);
        return kind.isGeneral()
                ? ParameterizedTypeName.get(kind.type(), entity, JavaTypes.boxed(type))
                : ParameterizedTypeName.get(kind.type(), entity);
    }

    /** A reference to an attribute of an item. */
    CodeBlock top(Property property) {
        return make(property, CodeBlock.of("$T.of($L)", RuntimeTypes.ATTRIBUTE_PATH, names(property)));
    }

    /** A reference to an attribute inside the document that {@code this} refers to. */
    CodeBlock inside(Property property) {
        return make(property, CodeBlock.of("child($L)", names(property)));
    }

    /** As Java calls it, as it is stored, and as it was stored before. */
    static CodeBlock names(Property property) {
        CodeBlock stored = property.storedNames().stream()
                .map(name -> CodeBlock.of("$S", name))
                .collect(CodeBlock.joining(", "));
        return CodeBlock.of("$S, $L", property.name(), stored);
    }

    private CodeBlock make(Property property, CodeBlock path) {
        PropertyType type = property.type();
        Optional<ClassName> document = document(type);
        if (document.isPresent()) {
            return CodeBlock.of("new $T<>($L)", document.get(), path);
        }
        CodeBlock converter = converters.foreign(property);
        if (type instanceof ListType list) {
            return CodeBlock.of(
                    "new $T<>($L, $L, $L)", RuntimeTypes.LIST_ATTRIBUTE, path, converter, element(list.element()));
        } else if (type instanceof MapType map) {
            return CodeBlock.of(
                    "new $T<>($L, $L, $L, $L)",
                    RuntimeTypes.MAP_ATTRIBUTE,
                    path,
                    converter,
                    converters.key(map.key()),
                    element(map.value()));
        } else if (type instanceof SetType) {
            return CodeBlock.of(
                    property.optional() ? "$T.keepingEmpty($L, $L)" : "new $T<>($L, $L)",
                    RuntimeTypes.SET_ATTRIBUTE,
                    path,
                    converter);
        }
        ReferenceKind kind = ReferenceKind.of(type);
        return kind.isGeneral()
                ? CodeBlock.of("new $T<>($L, $L)", kind.type(), path, converter)
                : CodeBlock.of("new $T<>($L)", kind.type(), path);
    }

    /*
     * Elements.text()
     * new Daintree_AddressAttributes.Element<>()
     */
    private CodeBlock element(PropertyType type) {
        Optional<ClassName> document = document(type);
        if (document.isPresent()) {
            return CodeBlock.of("new $T<>()", document.get().nestedClass(ELEMENT));
        }
        ClassName elements = RuntimeTypes.ELEMENTS;
        CodeBlock converter = converters.foreign(type);
        if (type instanceof ListType list) {
            return CodeBlock.of("$T.list($L, $L)", elements, converter, element(list.element()));
        } else if (type instanceof MapType map) {
            return CodeBlock.of(
                    "$T.map($L, $L, $L)", elements, converter, converters.key(map.key()), element(map.value()));
        }
        ReferenceKind kind = ReferenceKind.of(type);
        return CodeBlock.of("$T.$L($L)", elements, kind.elements(), kind.isGeneral() ? converter : CodeBlock.of(""));
    }

    /** What a reference is said to be. */
    static CodeBlock doc(Property property) {
        CodeBlock formerly =
                property.storedNames().stream().skip(1).map(Docs::code).collect(CodeBlock.joining(", "));
        return formerly.isEmpty()
                ? CodeBlock.of("Stored as $L.", Docs.code(property.attribute()))
                : CodeBlock.of("Stored as $L, formerly as $L.", Docs.code(property.attribute()), formerly);
    }

    private Optional<ClassName> document(PropertyType type) {
        return type instanceof DocumentType document
                ? table.document(document).map(names::attributes).map(JavaTypes::of)
                : Optional.empty();
    }
}
