package io.keywright.processor.emit;

import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.MethodSpec;
import io.keywright.schema.Index;
import io.keywright.schema.Index.Projection;
import io.keywright.schema.ProjectedAttributes;
import io.keywright.schema.Table;
import java.util.List;
import javax.lang.model.element.Modifier;
import org.jspecify.annotations.Nullable;

/** Writes the method that gives the table's keys and indexes, from which it is created. */
final class DefinitionCode {

    private final TableView view;

    DefinitionCode(TableView view) {
        this.view = view;
    }

    /*
     * public static TableDefinition definition() {
     *     return TableDefinition.of("PK", "SK")
     *         .globalIndex("GSI1", "GSI1PK", "GSI1SK");
     * }
     */
    MethodSpec emit() {
        return MethodSpec.methodBuilder("definition")
                .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
                .addJavadoc("Keys and indexes, as CreateTable takes them.")
                .returns(RuntimeTypes.TABLE_DEFINITION)
                .addCode(view.body(this::body))
                .build();
    }

    private CodeBlock body() {
        CodeBlock.Builder code = CodeBlock.builder()
                .add(
                        "return $T.of($S, $L)",
                        RuntimeTypes.TABLE_DEFINITION,
                        view.table().partitionKey(),
                        nullable(view.table().sortKey()))
                .indent()
                .indent();
        for (Index index : view.table().indexes()) {
            code.add("\n$L", index(index));
        }
        return code.unindent().unindent().add(";\n").build();
    }

    private CodeBlock index(Index index) {
        CodeBlock keys = index.local()
                ? CodeBlock.of("$S, $L", index.name(), nullable(index.sortKey()))
                : CodeBlock.of("$S, $S, $L", index.name(), index.partitionKey(), nullable(index.sortKey()));
        String method = index.local() ? "localIndex" : "globalIndex";
        if (index.projection() == Projection.ALL) {
            return CodeBlock.of(".$L($L)", method, keys);
        }
        return CodeBlock.of(".$L($L, $L)", method, keys, projected(view.table(), index));
    }

    /*
     * .withLocalIndex("LSI1SK", null)
     */
    static CodeBlock localIndexes(Table table) {
        return table.indexes().stream()
                .filter(Index::local)
                .map(index -> CodeBlock.of(
                        "$>$>\n.withLocalIndex($S, $L)$<$<",
                        index.sortKey(),
                        index.projection() == Projection.ALL ? "null" : projected(table, index)))
                .collect(CodeBlock.joining(""));
    }

    private static CodeBlock projected(Table table, Index index) {
        CodeBlock attributes = ProjectedAttributes.of(table, index).stream()
                .map(attribute -> CodeBlock.of("$S", attribute))
                .collect(CodeBlock.joining(", "));
        return CodeBlock.of("$T.of($L)", List.class, attributes);
    }

    private static CodeBlock nullable(@Nullable String name) {
        return name == null ? CodeBlock.of("null") : CodeBlock.of("$S", name);
    }
}
