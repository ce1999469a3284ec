package io.keywright.processor.emit;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.FieldSpec;
import io.keywright.processor.names.Names;
import io.keywright.schema.Entity;
import io.keywright.schema.EntityEdge;
import io.keywright.schema.EntityNode;
import io.keywright.schema.Index;
import io.keywright.schema.QualifiedName;
import io.keywright.schema.Table;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;

/** What belongs to a node beside its head. */
final class NodePartsCode {

    private final Table table;
    private final EntityNode node;
    private final Names names;
    private final Broken broken;

    NodePartsCode(Table table, EntityNode node, Names names, Broken broken) {
        this.table = table;
        this.node = node;
        this.names = names;
        this.broken = broken;
    }

    /** The other entities that it speaks of. */
    Stream<QualifiedName> types() {
        return Stream.concat(node.within().stream(), node.pointing().stream().map(EntityEdge::entity))
                .map(Entity::javaType)
                .distinct();
    }

    /*
     * static final NodeParts PARTS = new NodeParts()
     *     .within(Marriage.class, MarriageMapper.INSTANCE)
     *     .pointing(Marriage.class, MarriageMapper.INSTANCE, "GSI1", "GSI1PK");
     */
    FieldSpec field(boolean stub) {
        CodeBlock.Builder code = CodeBlock.builder()
                .add("new $T()", RuntimeTypes.NODE_PARTS)
                .indent()
                .indent();
        if (!stub) {
            for (Entity entity : node.within()) {
                code.add("\n.within($T.class, $T.$L)", type(entity), mapper(entity), ConverterFields.INSTANCE);
            }
            for (EntityEdge edge : node.pointing()) {
                Index index = index(edge);
                code.add(
                        "\n.$L($T.class, $T.$L, $S, $S)",
                        node.isCalledAsPrimary(edge) ? "pointing" : "pointingByIndexKey",
                        type(edge.entity()),
                        mapper(edge.entity()),
                        ConverterFields.INSTANCE,
                        index.name(),
                        index.partitionKey());
            }
        }
        return FieldSpec.builder(
                        RuntimeTypes.NODE_PARTS, names.partsConstant(node.entity()), Modifier.STATIC, Modifier.FINAL)
                .initializer(code.unindent().unindent().build())
                .build();
    }

    private Index index(EntityEdge edge) {
        return table.indexes().stream()
                .filter(index -> !index.local() && index.number() == edge.to().index())
                .findFirst()
                .orElseThrow();
    }

    private ClassName type(Entity entity) {
        return EntityView.type(entity, broken.isReachable(entity.javaType()));
    }

    private ClassName mapper(Entity entity) {
        return JavaTypes.of(names.entity(entity).mapper());
    }
}
