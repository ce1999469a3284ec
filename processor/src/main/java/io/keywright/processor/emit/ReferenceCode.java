package io.keywright.processor.emit;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeName;
import io.keywright.processor.names.Names;
import io.keywright.schema.Property;
import io.keywright.schema.PropertyType.DocumentType;
import io.keywright.schema.Table;
import java.util.Optional;

/** References to properties: their types, and how they are made. */
final class ReferenceCode {

    private final Table table;
    private final Names names;
    private final ConverterFields converters;

    ReferenceCode(Table table, Names names, ConverterFields converters) {
        this.table = table;
        this.names = names;
        this.converters = converters;
    }

    /** {@code AttributeReference<Order, String>}, or a document's class of references. */
    TypeName type(TypeName entity, Property property) {
        return document(property)
                .map(document -> ParameterizedTypeName.get(document, entity))
                .orElseGet(() -> ParameterizedTypeName.get(
                        RuntimeTypes.ATTRIBUTE_REFERENCE,
                        entity,
                        JavaTypes.of(property).box()));
    }

    /** A reference to an attribute of an item. */
    CodeBlock top(Property property) {
        CodeBlock names = CodeBlock.of("$S, $S", property.name(), property.attribute());
        return document(property)
                .map(document -> CodeBlock.of("new $T<>($L)", document, names))
                .orElseGet(() -> CodeBlock.of(
                        "$T.of($L, $L)", RuntimeTypes.ATTRIBUTE_REFERENCE, names, converters.foreign(property.type())));
    }

    /** A reference to an attribute inside the document that {@code this} refers to. */
    CodeBlock inside(Property property) {
        CodeBlock names = CodeBlock.of("$S, $S", property.name(), property.attribute());
        return document(property)
                .map(document -> CodeBlock.of("new $T<>(this, $L)", document, names))
                .orElseGet(() -> CodeBlock.of("child($L, $L)", names, converters.foreign(property.type())));
    }

    /** What a reference is said to be. */
    static CodeBlock doc(Property property) {
        return CodeBlock.of("Stored as $L.", Docs.code(property.attribute()));
    }

    private Optional<ClassName> document(Property property) {
        return property.type() instanceof DocumentType type
                ? table.document(type.name()).map(names::attributes).map(JavaTypes::of)
                : Optional.empty();
    }
}
