package io.keywright.processor.emit;

import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.FieldSpec;
import io.keywright.schema.Property;
import io.keywright.schema.Structure;
import io.keywright.schema.Table;
import javax.lang.model.element.Modifier;

/** The constant of a mapper that says what errors call its structure and the properties stored under other names. */
final class StructureCode {

    private final Structure structure;

    StructureCode(Structure structure) {
        this.structure = structure;
    }

    /*
     * private static final Structure STRUCTURE =
     *     Structure.ofEntity("Customer", "PK", "SK").property("fn", "firstName");
     */
    FieldSpec entity(Table table) {
        return field(CodeBlock.of(
                "$T.ofEntity($S, $S, $L)",
                RuntimeTypes.STRUCTURE,
                structure.javaType().nestedName(),
                table.partitionKey(),
                GeneratedClass.literal(table.sortKey())));
    }

    /*
     * private static final Structure STRUCTURE = Structure.ofDocument("Address");
     */
    FieldSpec document() {
        return field(CodeBlock.of("$T.ofDocument($S)", RuntimeTypes.STRUCTURE, structure.name()));
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
                        RuntimeTypes.STRUCTURE,
                        ConverterFields.STRUCTURE,
                        Modifier.PRIVATE,
                        Modifier.STATIC,
                        Modifier.FINAL)
                .initializer(value.build())
                .build();
    }
}
