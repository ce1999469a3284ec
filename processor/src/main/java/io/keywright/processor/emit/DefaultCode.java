package io.keywright.processor.emit;

import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.FieldSpec;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.TypeSpec;
import io.keywright.processor.names.Identifiers;
import io.keywright.processor.names.NameScope;
import io.keywright.schema.DefaultValue;
import io.keywright.schema.Property;
import io.keywright.schema.PropertyType.EnumType;
import io.keywright.schema.PropertyType.Scalar;
import io.keywright.schema.QualifiedName;
import io.keywright.schema.ScalarKind;
import io.keywright.schema.Structure;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Modifier;

/** The values that properties have where an item has none: literals, and constants of a nested class for objects. */
final class DefaultCode {

    private static final String DEFAULTS = "Defaults";
    private static final Set<ScalarKind> LITERALS = Set.of(
            ScalarKind.STRING,
            ScalarKind.BOOLEAN,
            ScalarKind.CHARACTER,
            ScalarKind.BYTE,
            ScalarKind.SHORT,
            ScalarKind.INT,
            ScalarKind.LONG,
            ScalarKind.FLOAT,
            ScalarKind.DOUBLE);

    private final Structure structure;
    private final Map<String, String> constants = new LinkedHashMap<>();

    DefaultCode(Structure structure) {
        this.structure = structure;
        NameScope scope = NameScope.of(List.of(
                ConverterFields.INSTANCE,
                ConverterFields.TYPE,
                ConverterFields.TYPES,
                ConverterFields.STRUCTURE,
                DEFAULTS));
        DefaultLiterals.TYPES.forEach(scope::claim);
        for (Property property : structure.properties()) {
            boolean object = property.type() instanceof Scalar scalar && !LITERALS.contains(scalar.kind());
            if (object && value(property).isPresent()) {
                constants.put(property.name(), scope.claim(Identifiers.constant(property.name())));
            }
        }
    }

    private static Optional<Object> value(Property property) {
        String given = property.evolution().defaultText();
        // An item that was written before its entity had versions has version 0.
        boolean unversioned = given == null && property.marks().version() && !property.optional();
        return Optional.ofNullable(unversioned ? "0" : given)
                .flatMap(text -> DefaultValue.parse(property.type(), text));
    }

    /** Whether a property is something where an item has nothing. */
    static boolean isGiven(Property property) {
        return value(property).isPresent();
    }

    /** The expression for a property's default, which it has. */
    CodeBlock of(Property property) {
        String constant = constants.get(property.name());
        return constant == null ? inline(property).orElseThrow() : CodeBlock.of("$L.$L", DEFAULTS, constant);
    }

    /** The expression for a property's default outside of its mapper; none if it has no default. */
    static Optional<CodeBlock> inline(Property property) {
        return value(property).map(value -> {
            if (property.type() instanceof EnumType enumType) {
                return constant(enumType.name(), (String) value);
            }
            ScalarKind kind = ((Scalar) property.type()).kind();
            return LITERALS.contains(kind) ? DefaultLiterals.literal(kind, value) : DefaultLiterals.object(kind, value);
        });
    }

    /** A field of the enum's name would be taken for it in front of the dot. */
    private static CodeBlock constant(QualifiedName type, String name) {
        boolean hidden = type.simpleNames().stream()
                .anyMatch(List.of(
                        ConverterFields.INSTANCE,
                        ConverterFields.TYPE,
                        ConverterFields.TYPES,
                        ConverterFields.STRUCTURE)::contains);
        return hidden
                ? CodeBlock.of("$T.valueOf($T.class, $S)", Enum.class, JavaTypes.of(type), name)
                : CodeBlock.of("$T.$L", JavaTypes.of(type), name);
    }

    /*
     * private static final class Defaults {
     *     static final BigDecimal TOTAL = BigDecimal.valueOf(0L, 2);
     * }
     */
    /** The class of the objects; none if all defaults are literals. */
    Optional<TypeSpec> constants() {
        if (constants.isEmpty()) {
            return Optional.empty();
        }
        TypeSpec.Builder type = TypeSpec.classBuilder(DEFAULTS)
                .addModifiers(Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
                .addMethod(MethodSpec.constructorBuilder()
                        .addModifiers(Modifier.PRIVATE)
                        .build());
        for (Property property : structure.properties()) {
            String name = constants.get(property.name());
            if (name != null) {
                ScalarKind kind = ((Scalar) property.type()).kind();
                type.addField(FieldSpec.builder(JavaTypes.boxed(property.type()), name, Modifier.STATIC, Modifier.FINAL)
                        .initializer(
                                "$Z$L",
                                DefaultLiterals.object(kind, value(property).orElseThrow()))
                        .build());
            }
        }
        return Optional.of(type.build());
    }
}
