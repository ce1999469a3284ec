package io.keywright.processor.emit;

import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.MethodSpec;
import io.keywright.schema.Definition;
import io.keywright.schema.Index;
import io.keywright.schema.Index.Projection;
import io.keywright.schema.ProjectedAttributes;
import io.keywright.schema.Table;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Modifier;
import org.jspecify.annotations.Nullable;

/** Writes the method that gives what the table is created with. */
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
                .addJavadoc("What the table is created with.")
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
        settings().forEach(setting -> code.add("\n$L", setting));
        return code.unindent().unindent().add(";\n").build();
    }

    /*
     * .timeToLive("ttl")
     * .stream(StreamViewType.NEW_IMAGE)
     */
    private List<CodeBlock> settings() {
        List<CodeBlock> settings = new ArrayList<>();
        Definition definition = view.table().definition();
        if (view.table().timeToLive() != null) {
            settings.add(CodeBlock.of(".timeToLive($S)", view.table().timeToLive()));
        }
        if (definition.provisioned()) {
            settings.add(CodeBlock.of(".provisioned($L, $L)", definition.readCapacity(), definition.writeCapacity()));
        }
        if (definition.stream() != null) {
            settings.add(CodeBlock.of(
                    ".stream($T.$L)",
                    RuntimeTypes.STREAM_VIEW_TYPE,
                    definition.stream().name()));
        }
        if (definition.encryption() != Definition.Encryption.AWS_OWNED) {
            settings.add(CodeBlock.of(".encrypted($L)", nullable(definition.kmsKey())));
        }
        if (!definition.pointInTimeRecovery()) {
            settings.add(CodeBlock.of(".withoutRecovery()"));
        }
        if (!definition.deletionProtection()) {
            settings.add(CodeBlock.of(".withoutDeletionProtection()"));
        }
        return settings;
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
