package io.keywright.processor.emit;

import com.squareup.javapoet.ArrayTypeName;
import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.FieldSpec;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeName;
import com.squareup.javapoet.TypeSpec;
import io.keywright.processor.names.Identifiers;
import io.keywright.processor.names.NameScope;
import io.keywright.processor.names.Names;
import io.keywright.processor.names.Reserved;
import io.keywright.schema.Component;
import io.keywright.schema.Document;
import io.keywright.schema.Property;
import io.keywright.schema.PropertyType;
import io.keywright.schema.PropertyType.ArrayType;
import io.keywright.schema.PropertyType.ConvertedType;
import io.keywright.schema.PropertyType.DocumentType;
import io.keywright.schema.PropertyType.EnumConstant;
import io.keywright.schema.PropertyType.EnumType;
import io.keywright.schema.PropertyType.ListType;
import io.keywright.schema.PropertyType.MapType;
import io.keywright.schema.PropertyType.Scalar;
import io.keywright.schema.PropertyType.SetType;
import io.keywright.schema.ScalarKind;
import io.keywright.schema.Structure;
import io.keywright.schema.Table;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import javax.lang.model.element.Modifier;
import org.jspecify.annotations.Nullable;

/** The converters of a mapper: those of the runtime by name, those that are composed of others as constants. */
final class ConverterFields {

    /** Constants that every mapper has, and the names that a composed converter may not take. */
    static final String INSTANCE = "INSTANCE";

    static final String TYPE = "TYPE";

    static final String TYPES = "TYPES";

    static final String STRUCTURE = "STRUCTURE";

    private static final String COMPOSED = "Composed";

    private final Table table;
    private final Names names;
    private final ClassName mapper;
    private final Map<Shape, String> composed;
    private final Set<Shape> circular;

    private ConverterFields(
            Table table, Names names, ClassName mapper, Map<Shape, String> composed, Set<Shape> circular) {
        this.table = table;
        this.names = names;
        this.mapper = mapper;
        this.composed = composed;
        this.circular = circular;
    }

    /** The converters of a structure's mapper. */
    static ConverterFields of(Table table, Names names, Structure structure, ClassName mapper) {
        NameScope scope = NameScope.of(Reserved.types(table.type(), structure));
        scope.claim(INSTANCE);
        scope.claim(TYPE);
        scope.claim(TYPES);
        scope.claim(STRUCTURE);
        DefaultLiterals.TYPES.forEach(scope::claim);
        Map<Shape, String> composed = new LinkedHashMap<>();
        for (Property property : structure.properties()) {
            Shape shape = Shape.of(property);
            if (isComposed(shape.type()) && !composed.containsKey(shape)) {
                composed.put(shape, scope.claim(Identifiers.constant(property.name())));
            }
        }
        Set<Shape> circular = composed.keySet().stream()
                .filter(shape -> structure instanceof Document document
                        && DocumentCircles.leadsBack(table, shape.type(), document.type()))
                .collect(Collectors.toSet());
        return new ConverterFields(table, names, mapper, composed, circular);
    }

    private static boolean isComposed(PropertyType type) {
        return JavaTypes.isMappable(type) && !(type instanceof Scalar) && !(type instanceof DocumentType);
    }

    /*
     * static final Converter<List<String>> TAGS = Converters.list(Converters.ofString());
     */
    List<FieldSpec> fields() {
        return fields(false);
    }

    /*
     * static final class Composed {
     *     static final Converter<List<Branch>> BRANCHES = Converters.list(Tree_BranchMapper.INSTANCE);
     * }
     */
    /**
     * The class of those that need a mapper which needs this one. As constants of the mapper itself, the two classes
     * would initialise each other, and two threads that begin at either end would wait for ever.
     */
    Optional<TypeSpec> circular() {
        List<FieldSpec> fields = fields(true);
        return fields.isEmpty()
                ? Optional.empty()
                : Optional.of(TypeSpec.classBuilder(COMPOSED)
                        .addModifiers(Modifier.STATIC, Modifier.FINAL)
                        .addFields(fields)
                        .addMethod(MethodSpec.constructorBuilder()
                                .addModifiers(Modifier.PRIVATE)
                                .build())
                        .build());
    }

    private List<FieldSpec> fields(boolean inCircle) {
        return composed.entrySet().stream()
                .filter(entry -> circular.contains(entry.getKey()) == inCircle)
                .map(entry -> FieldSpec.builder(
                                ParameterizedTypeName.get(
                                        RuntimeTypes.CONVERTER,
                                        JavaTypes.boxed(entry.getKey().type())),
                                entry.getValue(),
                                Modifier.STATIC,
                                Modifier.FINAL)
                        .initializer("$Z$L", compose(entry.getKey()))
                        .build())
                .toList();
    }

    /** The converter of one of the structure's properties, as the mapper itself names it. */
    CodeBlock own(Property property) {
        return property.marks().timeToLive() ? timeToLive(property) : own(Shape.of(property));
    }

    /** The converter of one of the structure's properties, as other classes of the package name it. */
    CodeBlock foreign(Property property) {
        return property.marks().timeToLive() ? timeToLive(property) : foreign(Shape.of(property));
    }

    private static CodeBlock timeToLive(Property property) {
        boolean seconds = property.type() instanceof Scalar scalar && scalar.kind() == ScalarKind.LONG;
        return CodeBlock.of("$T.$L()", RuntimeTypes.CONVERTERS, seconds ? "ofExpirySeconds" : "ofExpiry");
    }

    /** A converter as the mapper itself names it. */
    CodeBlock own(PropertyType type) {
        return own(new Shape(type, null));
    }

    private CodeBlock own(Shape shape) {
        String field = composed.get(shape);
        if (field == null) {
            return compose(shape);
        }
        return circular.contains(shape) ? foreign(shape) : CodeBlock.of("$L", field);
    }

    /** A converter as other classes of the package name it. */
    CodeBlock foreign(PropertyType type) {
        return foreign(new Shape(type, null));
    }

    private CodeBlock foreign(Shape shape) {
        String field = composed.get(shape);
        ClassName owner = circular.contains(shape) ? mapper.nestedClass(COMPOSED) : mapper;
        return field == null ? compose(shape) : CodeBlock.of("$T.$L", owner, field);
    }

    /** The converter of a component's property; of one in a document that of the document's mapper. */
    CodeBlock foreign(Component component) {
        List<Property> path = component.path();
        if (path.size() == 1) {
            return foreign(component.property());
        }
        Document document = document((DocumentType) path.get(path.size() - 2).type());
        return of(table, names, document, JavaTypes.of(names.mapper(document))).foreign(component.property());
    }

    private CodeBlock compose(Shape shape) {
        CodeBlock whole = compose(shape.type());
        return shape.maxSize() == null
                ? whole
                : CodeBlock.of("$T.atMost($L, $L)", RuntimeTypes.CONVERTERS, shape.maxSize(), whole);
    }

    private CodeBlock compose(PropertyType type) {
        if (type instanceof Scalar scalar) {
            return of(scalar.kind());
        } else if (type instanceof EnumType enumType) {
            return enumeration(enumType);
        } else if (type instanceof DocumentType document) {
            return CodeBlock.of("$T.$L", JavaTypes.of(names.mapper(document(document))), INSTANCE);
        } else if (type instanceof ListType list) {
            return CodeBlock.of("$T.list($L)", RuntimeTypes.CONVERTERS, compose(list.element()));
        } else if (type instanceof SetType set) {
            String factory = set.asList() ? "setAsList" : "set";
            return CodeBlock.of("$T.$L($L)", RuntimeTypes.CONVERTERS, factory, compose(set.element()));
        } else if (type instanceof ArrayType array) {
            return array(array.element());
        } else if (type instanceof MapType map) {
            return CodeBlock.of("$T.map($L, $L)", RuntimeTypes.CONVERTERS, key(map.key()), compose(map.value()));
        } else if (type instanceof ConvertedType converted) {
            return CodeBlock.of(
                    "$T.converted($L, $L)", RuntimeTypes.CONVERTERS, instance(converted), compose(converted.content()));
        }
        throw new IllegalStateException("not checked: " + type);
    }

    /** The converter of a map's keys, which are texts also where the values of their type are numbers. */
    CodeBlock key(PropertyType key) {
        boolean number = key.stored() instanceof Scalar scalar && scalar.kind().stored() == ScalarKind.Stored.NUMBER;
        return number ? CodeBlock.of("$T.text($L)", RuntimeTypes.CONVERTERS, compose(key)) : compose(key);
    }

    /** The runtime's converter of a type of the JDK: {@code Converters.ofLocalDate()}. */
    static CodeBlock of(ScalarKind kind) {
        return CodeBlock.of("$T.$L()", RuntimeTypes.CONVERTERS, factory(kind));
    }

    /** The methods are called as the constants of the kinds are: {@code LOCAL_DATE} and {@code ofLocalDate}. */
    private static String factory(ScalarKind kind) {
        StringBuilder name = new StringBuilder("of");
        for (String word : kind.name().split("_", -1)) {
            name.append(word.charAt(0)).append(word.substring(1).toLowerCase(Locale.ROOT));
        }
        return name.toString();
    }

    private CodeBlock array(PropertyType element) {
        if (element instanceof Scalar scalar && scalar.primitive()) {
            return CodeBlock.of("$T.$LArray()", RuntimeTypes.CONVERTERS, factory(scalar.kind()));
        }
        TypeName type = JavaTypes.of(element);
        return type.isPrimitive()
                ? CodeBlock.of(
                        "$T.primitives($L, $T.class)",
                        RuntimeTypes.CONVERTERS,
                        compose(element),
                        ArrayTypeName.of(type))
                : CodeBlock.of("$T.array($L, $T.class)", RuntimeTypes.CONVERTERS, compose(element), raw(type));
    }

    private static TypeName raw(TypeName type) {
        if (type instanceof ArrayTypeName array) {
            return ArrayTypeName.of(raw(array.componentType));
        }
        return type instanceof ParameterizedTypeName parameterized ? parameterized.rawType : type;
    }

    /*
     * EnumConverter.of(Status.values(), "p", "s", null).formerly("SENT", "SHIPPED").fallback("UNKNOWN")
     */
    private static CodeBlock enumeration(EnumType type) {
        // A field of the enum's name would be taken for it in front of values().
        boolean hidden =
                type.name().simpleNames().stream().anyMatch(List.of(INSTANCE, TYPE, TYPES, STRUCTURE)::contains);
        CodeBlock.Builder code = CodeBlock.builder()
                .add(
                        hidden ? "$T.of($T.class.getEnumConstants()" : "$T.of($T.values()",
                        RuntimeTypes.ENUM_CONVERTER,
                        JavaTypes.of(type.name()));
        if (!type.isKeptByName()) {
            code.add(", $L", texts(type));
        }
        code.add(")");
        for (EnumConstant constant : type.constants()) {
            constant.formerly().forEach(text -> code.add(".formerly($S, $S)", text, constant.name()));
        }
        type.constants().stream()
                .filter(EnumConstant::fallback)
                .forEach(constant -> code.add(".fallback($S)", constant.name()));
        return code.build();
    }

    /** The stored texts of an enum as arguments, in the order of its constants. */
    static CodeBlock texts(EnumType type) {
        return type.constants().stream()
                .map(constant -> GeneratedClass.literal(constant.text()))
                .collect(CodeBlock.joining(", "));
    }

    /** The developer's converter. */
    static CodeBlock instance(ConvertedType type) {
        ClassName converter = JavaTypes.of(type.converter());
        return type.instance() == null
                ? CodeBlock.of("new $T()", converter)
                : CodeBlock.of("$T.$L", converter, type.instance());
    }

    private Document document(DocumentType type) {
        return table.document(type).orElseThrow(() -> new IllegalStateException("unknown document " + type.name()));
    }

    /**
     * What a converter depends on.
     *
     * @param type of the property
     * @param maxSize how many elements it may hold; null where nothing is said of it
     */
    private record Shape(PropertyType type, @Nullable Integer maxSize) {

        static Shape of(Property property) {
            return new Shape(property.type(), property.relation().maxSize());
        }
    }
}
