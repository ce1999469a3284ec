package io.keywright.processor.emit;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeName;
import com.squareup.javapoet.WildcardTypeName;
import io.keywright.processor.names.Identifiers;
import io.keywright.processor.names.NameScope;
import io.keywright.processor.names.Names;
import io.keywright.schema.Property;
import io.keywright.schema.PropertyType;
import io.keywright.schema.PropertyType.DocumentType;
import io.keywright.schema.PropertyType.EnumType;
import io.keywright.schema.PropertyType.ListType;
import io.keywright.schema.PropertyType.MapType;
import io.keywright.schema.PropertyType.Scalar;
import io.keywright.schema.PropertyType.SetType;
import io.keywright.schema.ScalarKind;
import io.keywright.schema.Table;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import javax.lang.model.element.Modifier;

/** The methods that change one property on its own, of an entity or of a document. */
final class ChangeCode {

    private static final String INDEX = "index";
    private static final String KEY = "key";

    private final Table table;
    private final Names names;
    private final NameScope scope;
    private final TypeName result;
    private final Changing changing;

    /**
     * Methods of one class.
     *
     * @param scope the names of its methods
     * @param result what each method gives
     * @param changing how the class changes something
     */
    ChangeCode(Table table, Names names, NameScope scope, TypeName result, Changing changing) {
        this.table = table;
        this.names = names;
        this.scope = scope;
        this.result = result;
        this.changing = changing;
    }

    /**
     * The methods for a property.
     *
     * @param name of the method that stores it
     * @param reference to the property
     */
    List<MethodSpec> methods(Property property, String name, CodeBlock reference) {
        List<MethodSpec> methods = new ArrayList<>();
        TypeName type = JavaTypes.of(property);
        CodeBlock doc = Docs.code(property.name());
        String value = parameter(property);
        methods.add(method(name, CodeBlock.of("Stores $L.", doc))
                .addParameter(type, value)
                .addCode(body("set", reference, value))
                .build());
        if (property.optional()) {
            methods.add(method(scope.claim("remove" + upper(property)), CodeBlock.of("Removes $L.", doc))
                    .addCode(body("remove", reference))
                    .build());
            methods.add(method(
                            scope.claim(property.name() + "IfAbsent"),
                            CodeBlock.of("Stores $L where there is none.", doc))
                    .addParameter(type, value)
                    .addCode(body("setIfAbsent", reference, value))
                    .build());
        }
        if (property.evolution().defaultText() != null) {
            // What is not there is the default, of which DynamoDB knows nothing.
            return methods;
        }
        boolean renamed = property.storedNames().size() > 1;
        if (isCountable(property.type())) {
            methods.add(method(
                            scope.claim("increment" + upper(property)),
                            CodeBlock.of(
                                    "Adds to $L, a negative number to take away$L.", doc, orNothing(property, "0")))
                    .addParameter(type, "by")
                    .addCode(body("increment", reference, "by"))
                    .build());
        } else if (property.type() instanceof ListType list) {
            addEnds(property, list, reference, methods);
            if (!renamed) {
                addElements(property, list, name, reference, methods);
            }
        } else if (renamed) {
            // Which of its names an item has is not known before, and a path takes one.
            return methods;
        } else if (property.type() instanceof SetType set && isStoredSet(set) && !property.optional()) {
            addSet(property, set, reference, methods);
        } else if (property.type() instanceof MapType map) {
            addMap(property, map, name, reference, methods);
        } else if (property.type() instanceof DocumentType document && hasInside(document)) {
            methods.add(inside(name, document, doc, reference).build());
        }
        return methods;
    }

    private static CodeBlock orNothing(Property property, String nothing) {
        return property.optional() ? CodeBlock.of("; where there is none it was $L", nothing) : CodeBlock.of("");
    }

    private void addEnds(Property property, ListType list, CodeBlock reference, List<MethodSpec> methods) {
        CodeBlock doc = Docs.code(property.name());
        TypeName element = JavaTypes.boxed(list.element());
        for (String where : List.of("append", "prepend")) {
            String side = where.equals("append") ? "behind" : "before";
            methods.add(method(
                            scope.claim(where + "To" + upper(property)),
                            CodeBlock.of("Puts elements $L those of $L.", side, doc))
                    .addParameter(ParameterizedTypeName.get(ClassName.get(List.class), element), "elements")
                    .addCode(body(where, reference, "elements"))
                    .build());
        }
    }

    private void addElements(
            Property property, ListType list, String name, CodeBlock reference, List<MethodSpec> methods) {
        CodeBlock doc = Docs.code(property.name());
        TypeName element = JavaTypes.boxed(list.element());
        CodeBlock at = CodeBlock.of("$L.at($L)", reference, INDEX);
        methods.add(method(
                        scope.claim("setIn" + upper(property)),
                        CodeBlock.of("Stores an element of $L; one behind the end becomes the last.", doc))
                .addParameter(int.class, INDEX)
                .addParameter(element, "element")
                .addCode(body("setIn", reference, INDEX, "element"))
                .build());
        methods.add(method(
                        scope.claim("removeFrom" + upper(property)),
                        CodeBlock.of("Removes an element of $L; the ones behind it move up.", doc))
                .addParameter(int.class, INDEX)
                .addCode(body("remove", at))
                .build());
        if (list.element() instanceof DocumentType document && hasInside(document)) {
            methods.add(inside(name, document, CodeBlock.of("one element of $L", doc), at)
                    .addParameter(int.class, INDEX)
                    .build());
        }
    }

    private void addSet(Property property, SetType set, CodeBlock reference, List<MethodSpec> methods) {
        if (!changing.atTop()) {
            return;
        }
        CodeBlock doc = Docs.code(property.name());
        TypeName members = ParameterizedTypeName.get(
                ClassName.get(Collection.class), WildcardTypeName.subtypeOf(JavaTypes.boxed(set.element())));
        methods.add(method(scope.claim("addTo" + upper(property)), CodeBlock.of("Adds members to $L.", doc))
                .addParameter(members, "members")
                .addCode(body("addTo", reference, "members"))
                .build());
        methods.add(method(scope.claim("removeFrom" + upper(property)), CodeBlock.of("Takes members from $L.", doc))
                .addParameter(members, "members")
                .addCode(body("removeFrom", reference, "members"))
                .build());
    }

    private void addMap(Property property, MapType map, String name, CodeBlock reference, List<MethodSpec> methods) {
        CodeBlock doc = Docs.code(property.name());
        CodeBlock at = CodeBlock.of("$L.key($L)", reference, KEY);
        TypeName key = JavaTypes.boxed(map.key());
        methods.add(method(
                        scope.claim("putIn" + upper(property)),
                        CodeBlock.of("Stores an entry of $L, which must be there.", doc))
                .addParameter(key, KEY)
                .addParameter(JavaTypes.boxed(map.value()), "value")
                .addCode(body("putIn", reference, KEY, "value"))
                .build());
        methods.add(method(
                        scope.claim("removeFrom" + upper(property)),
                        CodeBlock.of("Removes an entry of $L, which must be there.", doc))
                .addParameter(key, KEY)
                .addCode(body("remove", at))
                .build());
        if (map.value() instanceof DocumentType document && hasInside(document)) {
            methods.add(inside(name, document, CodeBlock.of("the value of a key of $L", doc), at)
                    .addParameter(key, KEY)
                    .build());
        }
    }

    /** Which of several documents is there is not known before. */
    private boolean hasInside(DocumentType type) {
        return table.document(type)
                .filter(document -> document.sealed().isEmpty())
                .isPresent();
    }

    /*
     * public Daintree_AddressUpdate<Order, OrderUpdate> shipTo() {
     *     return new Daintree_AddressUpdate<>(changes(), OrderAttributes.SHIP_TO);
     * }
     */
    private MethodSpec.Builder inside(String name, DocumentType type, CodeBlock doc, CodeBlock reference) {
        Optional<ClassName> update = table.document(type).map(names::update).map(JavaTypes::of);
        ClassName document = update.orElse(ClassName.OBJECT);
        return MethodSpec.methodBuilder(name)
                .addModifiers(Modifier.PUBLIC)
                .addJavadoc("Changes inside of $L, which must be there.", doc)
                .returns(ParameterizedTypeName.get(document, changing.entity(), result))
                .addCode(changing.body(() -> CodeBlock.builder()
                        .addStatement("return new $T<>($L, $L)", document, changing.changes(), reference)
                        .build()));
    }

    private MethodSpec.Builder method(String name, CodeBlock doc) {
        return MethodSpec.methodBuilder(name)
                .addModifiers(Modifier.PUBLIC)
                .addJavadoc(doc)
                .returns(result);
    }

    private CodeBlock body(String operation, CodeBlock reference, String... arguments) {
        String more = arguments.length == 0 ? "" : ", " + String.join(", ", arguments);
        return changing.body(() -> CodeBlock.builder()
                .addStatement("return $L.$L($L$L)", changing.changes(), operation, reference, more)
                .build());
    }

    private static String upper(Property property) {
        return Identifiers.upperFirst(property.name());
    }

    /** A parameter of its property's name. */
    static String parameter(Property property) {
        return Identifiers.safe(Names.variable(List.of(property.name())));
    }

    private static boolean isCountable(PropertyType type) {
        return type instanceof Scalar scalar
                && scalar.kind().stored() == ScalarKind.Stored.NUMBER
                && scalar.kind() != ScalarKind.YEAR;
    }

    /** Whether DynamoDB has sets of the elements; other sets are stored as lists. */
    private static boolean isStoredSet(SetType set) {
        return !set.asList()
                && (set.element() instanceof EnumType
                        || (set.element() instanceof Scalar scalar
                                && scalar.kind().stored() != ScalarKind.Stored.BOOLEAN));
    }

    /** How a class changes something. */
    interface Changing {

        /** The runtime's collector of changes. */
        CodeBlock changes();

        /** The entity, or the variable that stands for it. */
        TypeName entity();

        /** Whether the properties are attributes of the item. */
        boolean atTop();

        /** A method's body; in a stub one that throws. */
        CodeBlock body(Supplier<CodeBlock> body);
    }
}
