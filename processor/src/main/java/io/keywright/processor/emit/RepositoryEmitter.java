package io.keywright.processor.emit;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeName;
import com.squareup.javapoet.TypeSpec;
import io.keywright.processor.names.Names;
import io.keywright.schema.Component;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/** Writes the class of an entity's access patterns. */
final class RepositoryEmitter {

    private final EntityView view;
    private final UpdateView update;
    private final Names names;
    private final List<QueryView> queries;
    private final ConverterFields converters;
    private final GeneratedClass generated;

    RepositoryEmitter(
            EntityView view, UpdateView update, Names names, ConverterFields converters, GeneratedClass generated) {
        this.view = view;
        this.update = update;
        this.names = names;
        this.converters = converters;
        this.queries = QueryView.of(view);
        this.generated = generated;
    }

    TypeSpec emit() {
        TypeSpec.Builder repository = generated
                .builder(view.repository(), view.entity().javaType())
                .superclass(ParameterizedTypeName.get(
                        isVersioned() ? RuntimeTypes.VERSIONED_REPOSITORY : RuntimeTypes.REPOSITORY, view.type()))
                .addJavadoc("Reads and writes {@link $T}: $L.", view.type(), view.templatesDoc(view.primary()));
        addFields(repository);
        repository.addMethod(constructor());
        addKeyed(
                repository,
                "get",
                "prepareGet",
                expires() ? RuntimeTypes.EXPIRING_GET : RuntimeTypes.GET,
                "GetItem; empty if there is no such item.");
        if (expires()) {
            repository.addMethod(expiringGet());
        }
        if (isVersioned()) {
            repository.addMethod(keyed(
                    "delete",
                    ParameterizedTypeName.get(RuntimeTypes.VERSIONED_DELETE, view.type()),
                    "DeleteItem, once it is said of which version; not sent yet."));
        } else {
            addKeyed(repository, "delete", "prepareDelete", RuntimeTypes.DELETE, "DeleteItem; gives what was deleted.");
        }
        repository.addMethod(keyed(
                "prepareCheck",
                ParameterizedTypeName.get(RuntimeTypes.CHECK, view.type()),
                "For a transaction: that there is such an item."));
        repository.addMethods(new UpdateCalls(update).methods());
        addGraph(repository);
        for (QueryView query : queries) {
            repository.addMethods(query(query));
        }
        for (QueryView query : queries) {
            repository.addTypes(new QueryEmitter(view, query).emit());
        }
        return repository.build();
    }

    private void addGraph(TypeSpec.Builder repository) {
        repository.addMethods(new GraphCalls(view, names).methods());
        if (view.entity().graph().edge() != null && !isVersioned()) {
            repository.addMethod(keyed(
                    "disconnect",
                    ParameterizedTypeName.get(ClassName.get(Optional.class), view.type()),
                    "Deletes an edge that must be there; gives it as it was."));
        }
        if (view.entity().graph().isNode()) {
            repository.addMethod(keyed("deleteNode", RuntimeTypes.NODE_DELETION, "Deletes a node."));
        }
    }

    private boolean expires() {
        return view.entity().timeToLive().isPresent();
    }

    /*
     * public ExpiringGet<Cart> prepareGet(PrimaryKey<Cart> key) {
     *     return new ExpiringGet<>(table, CartMapper.INSTANCE, key);
     * }
     */
    private MethodSpec expiringGet() {
        return GeneratedClass.override("prepareGet")
                .addJavadoc("GetItem, not sent yet; it can be told to give nothing for an item that has expired.")
                .addParameter(ParameterizedTypeName.get(RuntimeTypes.PRIMARY_KEY, view.type()), "key")
                .returns(ParameterizedTypeName.get(RuntimeTypes.EXPIRING_GET, view.type()))
                .addCode(returning(
                        "new $T<>($L, $T.$L, key)",
                        RuntimeTypes.EXPIRING_GET,
                        QueryView.TABLE,
                        view.mapper(),
                        ConverterFields.INSTANCE))
                .build();
    }

    private boolean isVersioned() {
        return view.entity().version().isPresent();
    }

    private void addFields(TypeSpec.Builder repository) {
        if (!view.stub()) {
            repository.addField(RuntimeTypes.TABLE_CONTEXT, QueryView.TABLE, Modifier.PRIVATE, Modifier.FINAL);
            for (QueryView query : queries) {
                repository.addField(query.sourceType(), query.field(), Modifier.PRIVATE, Modifier.FINAL);
            }
        }
    }

    /*
     * OrderRepository(TableContext table, TypeFilter byStatus) {
     *     super(table, OrderMapper.INSTANCE);
     *     this.byStatus = QuerySource.globalIndex(table, OrderMapper.INSTANCE, "GSI1", "GSI1PK", "GSI1SK", byStatus);
     * }
     */
    private MethodSpec constructor() {
        MethodSpec.Builder constructor = MethodSpec.constructorBuilder()
                .addParameter(RuntimeTypes.TABLE_CONTEXT, QueryView.TABLE)
                .addStatement("super($L, $T.$L)", QueryView.TABLE, view.mapper(), ConverterFields.INSTANCE);
        if (!view.stub()) {
            constructor.addStatement("this.$L = $L", QueryView.TABLE, QueryView.TABLE);
        }
        for (QueryView query : queries) {
            constructor.addParameter(RuntimeTypes.TYPE_FILTER, query.field());
            if (!view.stub()) {
                constructor.addStatement("this.$L = $L", query.field(), query.source(view));
            }
        }
        return constructor.build();
    }

    /*
     * public Optional<Order> get(String customerId, String orderId) {
     *     return get(OrderKeys.primary(customerId, orderId));
     * }
     *
     * public Get<Order> prepareGet(String customerId, String orderId) {
     *     return prepareGet(OrderKeys.primary(customerId, orderId));
     * }
     */
    private void addKeyed(TypeSpec.Builder repository, String name, String prepare, ClassName operation, String doc) {
        TypeName optional = ParameterizedTypeName.get(ClassName.get(Optional.class), view.type());
        repository.addMethod(keyed(name, optional, doc));
        repository.addMethod(keyed(
                prepare,
                ParameterizedTypeName.get(operation, view.type()),
                (operation.equals(RuntimeTypes.DELETE) ? "Delete" : "Get") + "Item, not sent yet."));
    }

    private MethodSpec keyed(String name, TypeName type, String doc) {
        KeyView primary = view.primary();
        Signature signature = primary.arguments(primary.slots());
        return MethodSpec.methodBuilder(name)
                .addModifiers(Modifier.PUBLIC)
                .addJavadoc(doc)
                .addParameters(signature.specs())
                .returns(type)
                .addCode(returning(
                        "$L($T.$L($L))", name, view.keys(), primary.methods().key(), signature.pass(primary.slots())))
                .build();
    }

    /*
     * public ByStatus byStatus(OrderStatus status) {
     *     return new ByStatus(byStatus, OrderKeys.byStatusPartition(status));
     * }
     *
     * Where the partition is spread over shards, one query for all of them and one that is told which:
     *
     * public ByStatus byStatus(OrderStatus status, String orderId) {
     *     return new ByStatus(
     *         byStatus,
     *         OrderKeys.byStatusPartitions(status, orderId),
     *         PropertyFilter.equal("orderId",
     *             StoredBound.of(OrderKeys.ORDER_ID_SHARD, Converters.ofString(), orderId)));
     * }
     */
    private List<MethodSpec> query(QueryView query) {
        TemplateView partition = query.key().partition();
        if (partition.shard().isEmpty()) {
            return List.of(query(query, partition.slots(), CodeBlock.of(""), CodeBlock.of("")));
        }
        List<MethodSpec> methods = new ArrayList<>();
        methods.add(query(query, partition.besideShard(), query.allShardsDoc(), CodeBlock.of("")));
        if (query.key().canBeTold(view.table())) {
            methods.add(query(query, partition.slots(), query.oneShardDoc(), told(query)));
        }
        return methods;
    }

    private MethodSpec query(QueryView query, List<Slot> slots, CodeBlock doc, CodeBlock filter) {
        KeyView key = query.key();
        Signature signature = key.arguments(slots);
        boolean shadowed = signature.specs().stream().anyMatch(parameter -> parameter.name.equals(query.field()));
        return MethodSpec.methodBuilder(query.names().method())
                .addModifiers(Modifier.PUBLIC)
                .addJavadoc("Query of $L$L: $L.", query.placeDoc(), doc, view.keyDoc(key))
                .addParameters(signature.specs())
                .returns(query.type(view))
                .addCode(returning(
                        "new $T($L$L, $T.$L($L)$L)",
                        query.type(view),
                        shadowed ? "this." : "",
                        query.field(),
                        view.keys(),
                        query.partitionMethod(view),
                        signature.pass(slots),
                        filter))
                .build();
    }

    /** Other values lie in the same shard; the stored property tells them apart. */
    private CodeBlock told(QueryView query) {
        if (view.stub()) {
            return CodeBlock.of("");
        }
        KeyView key = query.key();
        Slot shard = key.partition().shard().orElseThrow();
        Component component = shard.component().orElseThrow();
        String constant =
                view.constants().get(key.partition(), shard, shard.value()).name();
        return FilterCode.of(
                component,
                "equal",
                CodeBlock.of("$T.$L", view.keys(), constant),
                converters.foreign(component),
                key.parameter(shard));
    }

    private CodeBlock returning(String format, Object... arguments) {
        return view.body(() ->
                CodeBlock.builder().addStatement("return " + format, arguments).build());
    }
}
