package io.keywright.processor.emit;

import com.squareup.javapoet.AnnotationSpec;
import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.FieldSpec;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeName;
import com.squareup.javapoet.TypeSpec;
import io.keywright.processor.names.Identifiers;
import io.keywright.processor.names.Names;
import io.keywright.schema.Entity;
import io.keywright.schema.EntityEdge;
import io.keywright.schema.EntityNode;
import io.keywright.schema.EntityReference;
import io.keywright.schema.Graph;
import io.keywright.schema.Property;
import io.keywright.schema.QualifiedName;
import io.keywright.schema.Relation.Copy;
import io.keywright.schema.Relation.Ref;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;
import org.jspecify.annotations.Nullable;

/** Writes the class of what an entity refers to, and of the copies that it keeps of that. */
final class ReferencesEmitter {

    private static final String KEY = "key";
    private static final String DRIFT = "drift";

    private final EntityView view;
    private final Broken broken;
    private final Names names;
    private final GeneratedClass generated;

    ReferencesEmitter(EntityView view, Broken broken, Names names, GeneratedClass generated) {
        this.view = view;
        this.broken = broken;
        this.names = names;
        this.generated = generated;
    }

    /*
     * public static final Reference<Following, User> FOLLOWED_ID = new FollowedId();
     */
    TypeSpec emit() {
        Map<String, String> constants = names.referenceConstants(view.entity());
        List<Property> properties = view.entity().properties().stream()
                .filter(property -> constants.containsKey(property.name()))
                .toList();
        TypeSpec.Builder type = generated
                .builder(
                        JavaTypes.of(names.references(view.entity())),
                        named(properties).distinct().toArray(QualifiedName[]::new))
                .addJavadoc("What {@link $T} refers to.", view.type());
        List<TypeSpec> classes = new ArrayList<>();
        addEnds(type, classes);
        parts().ifPresent(parts -> type.addField(parts.field(view.stub())));
        for (Property property : properties) {
            String constant = Objects.requireNonNull(constants.get(property.name()), property.name());
            Optional<EntityReference> reference =
                    EntityReference.of(view.table(), view.entity(), property).filter(found -> !view.stub());
            ClassName own = nested(Identifiers.upperFirst(property.name()) + "Reference");
            type.addField(constant(
                    typeOf(property),
                    constant,
                    CodeBlock.of("What {@code $L} names.", property.name()),
                    reference.isPresent() ? own : null));
            reference.map(found -> reference(own, found)).ifPresent(classes::add);
        }
        return type.addTypes(classes)
                .addMethod(MethodSpec.constructorBuilder()
                        .addModifiers(Modifier.PRIVATE)
                        .build())
                .build();
    }

    /** The listed entities that it speaks of. */
    private Stream<QualifiedName> named(List<Property> properties) {
        Stream<QualifiedName> refs = properties.stream()
                .flatMap(property -> Stream.ofNullable(property.relation().ref()))
                .map(Ref::target);
        Graph.Edge edge = view.entity().graph().edge();
        Stream<QualifiedName> ends = edge == null ? Stream.empty() : Stream.of(edge.from(), edge.to());
        Stream<QualifiedName> parts = parts().stream().flatMap(NodePartsCode::types);
        return Stream.concat(Stream.of(view.entity().javaType()), Stream.concat(refs, Stream.concat(ends, parts)))
                .filter(named -> view.table().entity(named).isPresent());
    }

    private Optional<NodePartsCode> parts() {
        return EntityNode.of(view.table(), view.entity())
                .map(node -> new NodePartsCode(view.table(), node, names, broken));
    }

    private ClassName nested(String name) {
        return JavaTypes.of(names.references(view.entity())).nestedClass(name);
    }

    private static FieldSpec constant(TypeName type, String name, CodeBlock doc, @Nullable ClassName own) {
        return FieldSpec.builder(type, name, Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL)
                .addJavadoc(doc)
                .initializer(own == null ? CodeBlock.of("null") : CodeBlock.of("new $T()", own))
                .build();
    }

    /*
     * public static final Reference<Role, Film> FROM = new FromEnd();
     */
    private void addEnds(TypeSpec.Builder type, List<TypeSpec> classes) {
        Graph.Edge edge = view.entity().graph().edge();
        if (edge == null) {
            return;
        }
        List<String> constants = names.endConstants(view.entity());
        Optional<EntityEdge> found = EntityEdge.of(view.table(), view.entity()).filter(ends -> !view.stub());
        addEnd(type, classes, constants.get(0), edge.from(), "from", found.map(EntityEdge::from));
        addEnd(type, classes, constants.get(1), edge.to(), "to", found.map(EntityEdge::to));
    }

    private void addEnd(
            TypeSpec.Builder type,
            List<TypeSpec> classes,
            String constant,
            QualifiedName target,
            String label,
            Optional<EntityEdge.End> end) {
        ClassName own = nested(Identifiers.upperFirst(label) + "End");
        TypeName reference = ParameterizedTypeName.get(RuntimeTypes.REFERENCE, view.type(), type(target));
        type.addField(constant(
                reference,
                constant,
                CodeBlock.of("The end that the edge goes $L.", label),
                end.isPresent() ? own : null));
        end.ifPresent(found -> classes.add(reference(
                        own,
                        reference,
                        label,
                        target(found.node()),
                        List.copyOf(found.components().values()))
                .build()));
    }

    private TypeName typeOf(Property property) {
        Ref ref = Objects.requireNonNull(property.relation().ref(), property.name());
        return ParameterizedTypeName.get(
                copies(ref).isEmpty() ? RuntimeTypes.REFERENCE : RuntimeTypes.COPY_REFERENCE,
                view.type(),
                type(ref.target()));
    }

    /** An entity, or what a broken design names instead. */
    private TypeName type(QualifiedName target) {
        return view.table()
                .entity(target)
                .map(this::type)
                .<TypeName>map(found -> found)
                .orElse(target.packageName().isEmpty() ? ClassName.OBJECT : JavaTypes.of(target));
    }

    private ClassName type(Entity target) {
        return EntityView.type(target, broken.isReachable(target.javaType()));
    }

    private List<Property> copies(Ref ref) {
        return view.entity().properties().stream()
                .filter(property -> {
                    Copy copy = property.relation().copy();
                    return copy != null && copy.refresh() && copy.source().equals(ref.target());
                })
                .toList();
    }

    /*
     * private static final class FollowedIdReference extends Reference<Following, User> {
     *     FollowedIdReference() {
     *         super("followedId", User.class, UserMapper.INSTANCE);
     *     }
     * }
     */
    private TypeSpec reference(ClassName name, EntityReference reference) {
        EntityView target = target(reference.target());
        TypeSpec.Builder type = reference(
                name,
                typeOf(reference.property()),
                reference.property().name(),
                target,
                List.copyOf(reference.components().values()));
        if (!reference.copies().isEmpty()) {
            type.addMethod(drift(reference, target));
        }
        return type.build();
    }

    private TypeSpec.Builder reference(
            ClassName name, TypeName superclass, String label, EntityView target, List<Property> components) {
        return TypeSpec.classBuilder(name)
                .addModifiers(Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
                .superclass(superclass)
                .addMethod(MethodSpec.constructorBuilder()
                        .addStatement(
                                "super($S, $T.class, $T.$L)",
                                label,
                                target.type(),
                                target.mapper(),
                                ConverterFields.INSTANCE)
                        .build())
                .addMethod(key(components, target));
    }

    private EntityView target(Entity entity) {
        return EntityView.of(
                view.table(),
                entity,
                names.entity(entity),
                broken.contains(entity.javaType()),
                broken.isReachable(entity.javaType()));
    }

    /*
     * public PrimaryKey<User> key(Following following) {
     *     return UserKeys.primary(following.followedId());
     * }
     */
    private MethodSpec key(List<Property> components, EntityView target) {
        Values values = new Values(view.variable(), List.of());
        List<CodeBlock> arguments = new ArrayList<>();
        List<CodeBlock> absent = new ArrayList<>();
        for (Property given : components) {
            CodeBlock value = values.object(given);
            arguments.add(value);
            if (given.optional()) {
                absent.add(CodeBlock.of("$L == null", value));
            }
        }
        TypeName key = ParameterizedTypeName.get(RuntimeTypes.PRIMARY_KEY, target.type());
        CodeBlock.Builder code = CodeBlock.builder().add(values.declarations());
        if (!absent.isEmpty()) {
            code.beginControlFlow("if ($L)", CodeBlock.join(absent, " || "))
                    .addStatement("return null")
                    .endControlFlow();
        }
        return GeneratedClass.override(KEY)
                .addParameter(view.type(), view.variable())
                .returns(
                        absent.isEmpty()
                                ? key
                                : key.annotated(AnnotationSpec.builder(RuntimeTypes.NULLABLE)
                                        .build()))
                .addCode(code.addStatement(
                                "return $T.$L($L)",
                                target.keys(),
                                target.primary().methods().key(),
                                CodeBlock.join(arguments, ", "))
                        .build())
                .build();
    }

    /*
     * public List<Drift> drift(CartItem cartItem, Product product) {
     *     return new Drift.Drifts().compare("price", cartItem.price(), product.price()).toList();
     * }
     */
    private MethodSpec drift(EntityReference reference, EntityView target) {
        String source = target.variable().equals(view.variable()) ? "source" : target.variable();
        Values mine = new Values(view.variable(), List.of(source));
        List<String> taken = new ArrayList<>(List.of(view.variable()));
        reference.copies().forEach(copy -> taken.add(copy.name()));
        Values theirs = new Values(source, taken);
        CodeBlock.Builder compared = CodeBlock.builder().add("new $T()", RuntimeTypes.DRIFTS);
        for (Property copy : reference.copies()) {
            Copy declared = copy.relation().copy();
            String name = declared == null ? copy.name() : declared.property();
            Property original = reference.target().property(name).orElseThrow();
            compared.add("\n.compare($S, $L, $L)", copy.name(), mine.object(copy), theirs.object(original));
        }
        return GeneratedClass.override(DRIFT)
                .addParameter(view.type(), view.variable())
                .addParameter(target.type(), source)
                .returns(ParameterizedTypeName.get(ClassName.get(List.class), RuntimeTypes.DRIFT))
                .addCode(mine.declarations())
                .addCode(theirs.declarations())
                .addStatement("return $L", compared.add("\n.toList()").build())
                .build();
    }
}
