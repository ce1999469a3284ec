package io.keywright.processor.emit;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import io.keywright.processor.names.Identifiers;
import io.keywright.processor.names.Names;
import io.keywright.schema.Document;
import io.keywright.schema.Table;
import java.util.function.Supplier;

/**
 * What the two classes of a document share.
 *
 * @param table the table
 * @param document the document
 * @param names the generated names of the table
 * @param stub whether the document breaks a rule
 */
record DocumentView(Table table, Document document, Names names, boolean stub) {

    /** The document's class. */
    ClassName type() {
        return JavaTypes.of(document.javaType());
    }

    ClassName mapper() {
        return JavaTypes.of(names.mapper(document));
    }

    ClassName attributes() {
        return JavaTypes.of(names.attributes(document));
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
