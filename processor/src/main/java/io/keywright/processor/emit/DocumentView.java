package io.keywright.processor.emit;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.TypeName;
import io.keywright.processor.names.Identifiers;
import io.keywright.processor.names.Names;
import io.keywright.schema.Document;
import io.keywright.schema.PropertyType;
import io.keywright.schema.PropertyType.DocumentType;
import io.keywright.schema.QualifiedName;
import io.keywright.schema.Table;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * What the classes of a document share.
 *
 * @param table the table
 * @param document the document
 * @param names the generated names of the table
 * @param stub whether the document breaks a rule
 */
record DocumentView(Table table, Document document, Names names, boolean stub) {

    /** The document's type. */
    TypeName type() {
        return JavaTypes.of(document.type());
    }

    /** The document's class, for links of Javadoc. */
    ClassName declared() {
        return JavaTypes.of(document.javaType());
    }

    /** The classes of the design that its type speaks of. */
    QualifiedName[] types() {
        return Stream.concat(
                        Stream.of(document.javaType()),
                        document.type().parts().stream().flatMap(DocumentView::types))
                .distinct()
                .toArray(QualifiedName[]::new);
    }

    private static Stream<QualifiedName> types(PropertyType type) {
        Stream<QualifiedName> own = type instanceof DocumentType held ? Stream.of(held.name()) : Stream.empty();
        return Stream.concat(own, type.parts().stream().flatMap(DocumentView::types));
    }

    ClassName mapper() {
        return JavaTypes.of(names.mapper(document));
    }

    ClassName attributes() {
        return JavaTypes.of(names.attributes(document));
    }

    ClassName update() {
        return JavaTypes.of(names.update(document));
    }

    /** The variable that holds a document: {@code address}. */
    String variable() {
        return Identifiers.safe(Names.accessor(document.name()));
    }

    /** A method's body; in a stub one that throws. */
    CodeBlock body(Supplier<CodeBlock> body) {
        return stub ? Stubs.body(document) : body.get();
    }
}
