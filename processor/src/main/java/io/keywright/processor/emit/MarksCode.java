package io.keywright.processor.emit;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.FieldSpec;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeSpec;
import io.keywright.processor.names.Identifiers;
import io.keywright.processor.names.NameScope;
import io.keywright.processor.names.Names;
import io.keywright.schema.Component;
import io.keywright.schema.Guard;
import io.keywright.schema.KeyFormat;
import io.keywright.schema.KeyTemplate;
import io.keywright.schema.KeyTemplate.Placeholder;
import io.keywright.schema.Marks;
import io.keywright.schema.Property;
import io.keywright.schema.PropertyType.Scalar;
import io.keywright.schema.PropertyType.SetType;
import io.keywright.schema.ScalarKind;
import io.keywright.schema.TemplateParser;
import io.keywright.schema.Unique.OnExpiry;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.Modifier;
import org.jspecify.annotations.Nullable;

/** What a mapper says of versions, times, immutable and unique properties. */
final class MarksCode {

    private static final String MARKED = "Marked";
    private static final String MARKS = "MARKS";
    private static final String ITEM = "item";

    private final EntityView view;
    private final Names names;
    private final List<Guard> guards;
    private final NameScope scope = NameScope.of(List.of(MARKS));
    private final List<FieldSpec> fields = new ArrayList<>();
    private final Map<Guard, String> uniques = new LinkedHashMap<>();
    private final Map<Placeholder, String> scopes = new LinkedHashMap<>();
    private final Map<Guard, String> texts = new LinkedHashMap<>();

    private MarksCode(EntityView view, Names names) {
        this.view = view;
        this.names = names;
        this.guards = Guard.of(view.table()).stream()
                .filter(guard -> guard.entity().equals(view.entity()))
                .toList();
        if (!view.stub()) {
            guards.forEach(this::addFields);
        }
    }

    /** The code of an entity; empty if nothing is promised of its properties. */
    static Optional<MarksCode> of(EntityView view, Names names) {
        boolean marked = view.entity().properties().stream()
                .anyMatch(property -> !property.marks().equals(Marks.NONE));
        return marked || view.entity().graph().isNode() ? Optional.of(new MarksCode(view, names)) : Optional.empty();
    }

    /** Adds what the mapper says; a stub has the methods, but nothing for them to give. */
    void addTo(TypeSpec.Builder mapper) {
        mapper.addMethods(methods());
        if (!view.stub()) {
            mapper.addType(type());
        }
    }

    private void addFields(Guard guard) {
        String name = Identifiers.constant(guard.property().name());
        KeyTemplate template = TemplateParser.parse(template(guard));
        String text = scope.claim(name + "_TEXT");
        texts.put(guard, text);
        fields.add(value(text, slot(value(guard)), template));
        for (Placeholder placeholder : guard.scope()) {
            if (!scopes.containsKey(placeholder)) {
                String constant = scope.claim(Identifiers.constant(Identifiers.joined(placeholder.names())) + "_SCOPE");
                scopes.put(placeholder, constant);
                fields.add(constant(constant, slot(placeholder), template));
            }
        }
        String unique = scope.claim(name);
        uniques.put(guard, unique);
        fields.add(unique(unique, guard));
    }

    /** As errors show it. */
    private String template(Guard guard) {
        StringBuilder text = new StringBuilder(guard.leadingLiteral(view.table().delimiter()));
        guard.scope()
                .forEach(placeholder ->
                        text.append(placeholder.source()).append(view.table().delimiter()));
        return text.append(value(guard).source()).toString();
    }

    private static Placeholder value(Guard guard) {
        return new Placeholder(guard.property().name(), guard.unique().format());
    }

    private Slot slot(Placeholder placeholder) {
        return Slot.of(view.table(), view.entity(), placeholder);
    }

    private FieldSpec constant(String name, Slot slot, KeyTemplate template) {
        KeyFormat format = slot.component().orElseThrow().format();
        return new ComponentConstant(name, slot, slot.value(), format, template)
                .field(view.entity(), view.table().delimiter());
    }

    /** A text that is hashed may hold the delimiter. */
    private FieldSpec value(String name, Slot slot, KeyTemplate template) {
        String any = switch (slot.component().orElseThrow().format().kind()) {
            case AS_IS -> "rest";
            case LOWER -> "lower";
            case UPPER -> "upper";
            default -> "";
        };
        if (any.isEmpty()) {
            return constant(name, slot, template);
        }
        ClassName component = RuntimeTypes.KEY_COMPONENT;
        return FieldSpec.builder(
                        ParameterizedTypeName.get(component, slot.value().box()), name, Modifier.STATIC, Modifier.FINAL)
                .initializer(
                        "$Z$T.of($S, $S, $S, $T.$L())",
                        component,
                        view.entity().javaType().nestedName(),
                        slot.path(),
                        template.text(),
                        RuntimeTypes.KEY_FORMATS,
                        any)
                .build();
    }

    /*
     * static final UniqueProperty EMAIL =
     *     UniqueProperty.of("email", "UNIQUE#Customer#email#", "#", MarkedAttribute.of("email", "email"));
     */
    private FieldSpec unique(String name, Guard guard) {
        CodeBlock.Builder code = CodeBlock.builder()
                .add(
                        "$Z$T.of($S, $S, $S,$W$L",
                        RuntimeTypes.UNIQUE_PROPERTY,
                        guard.property().name(),
                        guard.leadingLiteral(view.table().delimiter()),
                        view.table().delimiter(),
                        PropertiesCode.attribute(guard.property()));
        for (Placeholder placeholder : guard.scope()) {
            Component component = slot(placeholder).component().orElseThrow();
            code.add(",$W$L", PropertiesCode.attribute(component.path().get(0)));
        }
        code.add(")");
        if (guard.unique().onExpiry() == OnExpiry.RELEASE) {
            view.entity()
                    .timeToLive()
                    .ifPresent(property -> code.add(".releasedOnExpiry($L)", PropertiesCode.attribute(property)));
        }
        return FieldSpec.builder(RuntimeTypes.UNIQUE_PROPERTY, name, Modifier.STATIC, Modifier.FINAL)
                .initializer(code.build())
                .build();
    }

    /*
     * private static final class Marked {
     *     static final UniqueProperty EMAIL = …;
     *     static final Marks MARKS = Marks.builder().version(MarkedAttribute.of("version", "v")).unique(EMAIL).build();
     * }
     */
    private TypeSpec type() {
        CodeBlock.Builder code = CodeBlock.builder().add("$Z$T.builder()", RuntimeTypes.MARKS);
        for (Property property : view.entity().properties()) {
            property.marks()
                    .kinds()
                    .forEach(kind ->
                            code.add("\n    .$L($L)", method(property, kind), PropertiesCode.attribute(property)));
        }
        if (timesInKeys()) {
            code.add("\n    .timesInKeys()");
        }
        if (view.entity().timeToLive().filter(Values::isTimeToLive).isPresent()) {
            code.add("\n    .wholeSeconds()");
        }
        uniques.values().forEach(unique -> code.add("\n    .unique($L)", unique));
        if (view.entity().graph().mark() != null) {
            code.add("\n    .node($S)", view.entity().graph().mark());
        }
        return TypeSpec.classBuilder(MARKED)
                .addModifiers(Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
                .addFields(fields)
                .addField(FieldSpec.builder(RuntimeTypes.MARKS, MARKS, Modifier.STATIC, Modifier.FINAL)
                        .initializer(code.add("\n    .build()").build())
                        .build())
                .addMethod(MethodSpec.constructorBuilder()
                        .addModifiers(Modifier.PRIVATE)
                        .build())
                .build();
    }

    private static String method(Property property, Marks.Kind kind) {
        return switch (kind) {
            case VERSION ->
                property.type() instanceof Scalar scalar && scalar.kind() == ScalarKind.INT ? "intVersion" : "version";
            case CREATED_AT -> "createdAt";
            case UPDATED_AT -> "updatedAt";
            case TIME_TO_LIVE -> "timeToLive";
            case IMMUTABLE -> isThereInEveryItem(property) ? "immutableOnceThere" : "immutable";
        };
    }

    /** Whether only an older item lacks it: where there is a default, or an empty set, nothing is a value, too. */
    private static boolean isThereInEveryItem(Property property) {
        return !property.optional() && !DefaultCode.isGiven(property) && !(property.type() instanceof SetType);
    }

    private boolean timesInKeys() {
        return view.indexes().stream()
                .flatMap(key -> key.slots().stream())
                .flatMap(slot -> slot.component().stream())
                .map(component -> component.path().get(0).marks())
                .anyMatch(marks -> marks.createdAt() || marks.updatedAt());
    }

    /*
     * public Marks marks() {
     *     return Marked.MARKS;
     * }
     *
     * public List<UniqueValue> uniqueValues(Customer customer) {
     *     return List.of(Marked.EMAIL.value(customer.email(), Marked.EMAIL_TEXT.text(customer.email())));
     * }
     */
    private List<MethodSpec> methods() {
        List<MethodSpec> methods = new ArrayList<>();
        methods.add(GeneratedClass.override("marks")
                .returns(RuntimeTypes.MARKS)
                .addCode(view.body(() -> CodeBlock.builder()
                        .addStatement("return $L.$L", MARKED, MARKS)
                        .build()))
                .build());
        if (!guards.isEmpty()) {
            methods.add(GeneratedClass.override("uniqueValues")
                    .addParameter(view.type(), view.variable())
                    .returns(ParameterizedTypeName.get(ClassName.get(List.class), RuntimeTypes.UNIQUE_VALUE))
                    .addCode(view.body(this::values))
                    .build());
            methods.add(GeneratedClass.override("storedUniqueValues")
                    .addParameter(MapperEmitter.ATTRIBUTES, ITEM)
                    .returns(ParameterizedTypeName.get(ClassName.get(List.class), RuntimeTypes.UNIQUE_VALUE))
                    .addCode(view.body(this::stored))
                    .build());
        }
        return methods;
    }

    /*
     * return List.of(
     *     Marked.EMAIL.in(item, StoredText.of(CustomerAttributes.EMAIL, Marked.EMAIL_TEXT)));
     */
    private CodeBlock stored() {
        List<CodeBlock> all = new ArrayList<>();
        uniques.forEach((guard, unique) -> {
            CodeBlock.Builder code = CodeBlock.builder()
                    .add("\n$L.$L.in($L,$W$L", MARKED, unique, ITEM, stored(value(guard), texts.get(guard)));
            guard.scope().forEach(placeholder -> code.add(",$W$L", stored(placeholder, scopes.get(placeholder))));
            all.add(code.add(")").build());
        });
        return list(all);
    }

    private CodeBlock stored(Placeholder placeholder, @Nullable String constant) {
        Component component = slot(placeholder).component().orElseThrow();
        CodeBlock text = CodeBlock.of(
                "$T.of($L, $L.$L)",
                RuntimeTypes.STORED_TEXT,
                UnitCode.reference(view, names, component.path()),
                MARKED,
                constant);
        return component.path().size() == 1 && DefaultCode.isGiven(component.property())
                ? CodeBlock.of("$L.orElse($L)", text, new DefaultCode(view.entity()).of(component.property()))
                : text;
    }

    private static CodeBlock list(List<CodeBlock> elements) {
        return CodeBlock.builder()
                .add("return $T.of(", List.class)
                .indent()
                .indent()
                .add("$L", elements.stream().collect(CodeBlock.joining(",")))
                .unindent()
                .unindent()
                .add(");\n")
                .build();
    }

    private CodeBlock values() {
        Values values = new Values(view.variable(), List.of());
        List<CodeBlock> all = new ArrayList<>();
        uniques.forEach((guard, unique) -> {
            Component component = slot(value(guard)).component().orElseThrow();
            CodeBlock value = values.object(component);
            CodeBlock text = CodeBlock.of("$L.$L.text($L)", MARKED, texts.get(guard), values.value(component));
            CodeBlock.Builder code = CodeBlock.builder()
                    .add("\n$L.$L.value($L, ", MARKED, unique, value)
                    .add(component.optional() ? CodeBlock.of("$L == null$W? null$W: $L", value, text) : text);
            for (Placeholder placeholder : guard.scope()) {
                Component part = slot(placeholder).component().orElseThrow();
                code.add(",$W$L.$L.text($L)", MARKED, scopes.get(placeholder), values.value(part));
            }
            all.add(code.add(")").build());
        });
        return CodeBlock.builder().add(values.declarations()).add(list(all)).build();
    }
}
