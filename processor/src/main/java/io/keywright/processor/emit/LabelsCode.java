package io.keywright.processor.emit;

import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.FieldSpec;
import io.keywright.schema.Property;
import io.keywright.schema.Structure;
import io.keywright.schema.Table;
import javax.lang.model.element.Modifier;

/** The constant of a mapper that says what errors call its structure and the properties stored under other names. */
final class LabelsCode {

    private final Structure structure;

    LabelsCode(Structure structure) {
        this.structure = structure;
    }

    /*
     * private static final Labels LABELS =
     *     Labels.ofEntity("Customer", "PK", "SK").property("fn", "firstName");
     */
    FieldSpec entity(Table table) {
        return field(CodeBlock.of(
                "$T.ofEntity($S, $S, $L)",
                RuntimeTypes.LABELS,
                structure.javaType().nestedName(),
                table.partitionKey(),
                GeneratedClass.literal(table.sortKey())));
    }

    /*
     * private static final Labels LABELS = Labels.ofDocument("Address");
     */
    FieldSpec document() {
        return field(CodeBlock.of("$T.ofDocument($S)", RuntimeTypes.LABELS, structure.name()));
    }

    private FieldSpec field(CodeBlock labels) {
        CodeBlock.Builder value = CodeBlock.builder().add("$Z$L", labels);
        for (Property property : structure.properties()) {
            for (String stored : property.storedNames()) {
                if (!stored.equals(property.name())) {
                    value.add("$Z.property($S, $S)", stored, property.name());
                }
            }
        }
        return FieldSpec.builder(
                        RuntimeTypes.LABELS, ConverterFields.LABELS, Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
                .initializer(value.build())
                .build();
    }
}
