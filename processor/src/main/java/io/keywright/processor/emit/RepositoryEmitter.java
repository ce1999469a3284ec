package io.keywright.processor.emit;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.FieldSpec;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeName;
import com.squareup.javapoet.TypeSpec;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/** Writes the class of an entity's access patterns. */
final class RepositoryEmitter {

    private static final String KEY = "key";

    private final EntityView view;
    private final List<QueryView> queries;
    private final GeneratedClass generated;

    RepositoryEmitter(EntityView view, GeneratedClass generated) {
        this.view = view;
        this.queries = QueryView.of(view);
        this.generated = generated;
    }

    TypeSpec emit() {
        TypeSpec.Builder repository = generated
                .builder(view.repository(), view.entity().javaType())
                .addJavadoc("Reads and writes {@link $T}: $L.", view.type(), view.templatesDoc(view.primary()));
        addFields(repository);
        repository.addMethod(constructor());
        addGet(repository);
        addPut(repository, "create", "Create", "PutItem of an item that must not exist yet.");
        addPut(repository, "put", "Put", "PutItem, which inserts or replaces the whole item.");
        addDelete(repository);
        for (QueryView query : queries) {
            repository.addMethod(query(query));
        }
        for (QueryView query : queries) {
            repository.addTypes(new QueryEmitter(view, query).emit());
        }
        return repository.build();
    }

    private void addFields(TypeSpec.Builder repository) {
        if (view.stub()) {
            return;
        }
        repository.addField(RuntimeTypes.TABLE_CONTEXT, QueryView.TABLE, Modifier.PRIVATE, Modifier.FINAL);
        for (QueryView query : queries) {
            repository.addField(FieldSpec.builder(query.sourceType(), query.field(), Modifier.PRIVATE, Modifier.FINAL)
                    .build());
        }
    }

    /*
     * OrderRepository(TableContext table, TypeFilter byStatus) {
     *     this.table = table;
     *     this.byStatus = QuerySource.globalIndex(table, OrderMapper.INSTANCE, "GSI1", "GSI1PK", "GSI1SK", byStatus);
     * }
     */
    private MethodSpec constructor() {
        MethodSpec.Builder constructor =
                MethodSpec.constructorBuilder().addParameter(RuntimeTypes.TABLE_CONTEXT, QueryView.TABLE);
        queries.forEach(query -> constructor.addParameter(RuntimeTypes.TYPE_FILTER, query.field()));
        if (!view.stub()) {
            constructor.addStatement("this.$L = $L", QueryView.TABLE, QueryView.TABLE);
            queries.forEach(query -> constructor.addStatement("this.$L = $L", query.field(), query.source(view)));
        }
        return constructor.build();
    }

    /*
     * public Optional<Order> get(String customerId, String orderId) {
     *     return prepareGet(customerId, orderId).execute();
     * }
     */
    private void addGet(TypeSpec.Builder repository) {
        TypeName get = ParameterizedTypeName.get(RuntimeTypes.GET, view.type());
        addKeyed(repository, "get", "prepareGet", optional(), "GetItem.");
        addPrepared(repository, "prepareGet", get, RuntimeTypes.GET, "GetItem, not sent yet.");
    }

    private void addDelete(TypeSpec.Builder repository) {
        TypeName delete = ParameterizedTypeName.get(RuntimeTypes.DELETE, view.type());
        addKeyed(repository, "delete", "prepareDelete", optional(), "DeleteItem. Gives the old item, if any.");
        repository.addMethod(method("delete", optional(), "DeleteItem. Gives the old item, if any.")
                .addParameter(view.type(), view.variable())
                .addCode(view.body(() -> CodeBlock.builder()
                        .addStatement(
                                "return prepareDelete($T.$L.key($L)).execute()",
                                view.mapper(),
                                ConverterFields.INSTANCE,
                                view.variable())
                        .build()))
                .build());
        addPrepared(repository, "prepareDelete", delete, RuntimeTypes.DELETE, "DeleteItem, not sent yet.");
    }

    /** The operation by the key's values and by a typed key. */
    private void addKeyed(TypeSpec.Builder repository, String name, String prepare, TypeName type, String doc) {
        Signature signature = view.primary().arguments(view.primary().slots());
        repository.addMethod(method(name, type, doc)
                .addParameters(signature.specs())
                .addCode(returning(
                        "$L($L).execute()",
                        prepare,
                        signature.pass(view.primary().slots())))
                .build());
        repository.addMethod(method(name, type, doc)
                .addParameter(keyType(), KEY)
                .addCode(returning("$L($L).execute()", prepare, KEY))
                .build());
    }

    private void addPrepared(TypeSpec.Builder repository, String name, TypeName type, ClassName operation, String doc) {
        Signature signature = view.primary().arguments(view.primary().slots());
        CodeBlock pass = signature.pass(view.primary().slots());
        repository.addMethod(method(name, type, doc)
                .addParameters(signature.specs())
                .addCode(returning(
                        "$L($T.$L($L))",
                        name,
                        view.keys(),
                        view.primary().methods().key(),
                        pass))
                .build());
        repository.addMethod(method(name, type, doc)
                .addParameter(keyType(), KEY)
                .addCode(returning("new $T<>($L, $L, $L)", operation, QueryView.TABLE, mapper(), KEY))
                .build());
    }

    /*
     * public Order create(Order order) {
     *     return prepareCreate(order).execute();
     * }
     */
    private void addPut(TypeSpec.Builder repository, String name, String suffix, String doc) {
        TypeName put = ParameterizedTypeName.get(RuntimeTypes.PUT, view.type());
        String variable = view.variable();
        String table = variable.equals(QueryView.TABLE) ? "this." + QueryView.TABLE : QueryView.TABLE;
        repository.addMethod(method(name, view.type(), doc + " Gives the entity as written.")
                .addParameter(view.type(), variable)
                .addCode(returning("prepare$L($L).execute()", suffix, variable))
                .build());
        repository.addMethod(method("prepare" + suffix, put, "The same, not sent yet.")
                .addParameter(view.type(), variable)
                .addCode(returning("$T.$L($L, $L, $L)", RuntimeTypes.PUT, name, table, mapper(), variable))
                .build());
    }

    /*
     * public ByStatus byStatus(OrderStatus status) {
     *     return new ByStatus(byStatus, OrderKeys.byStatusPartition(status));
     * }
     */
    private MethodSpec query(QueryView query) {
        KeyView key = query.key();
        List<Slot> slots = key.partition().slots();
        Signature signature = key.arguments(slots);
        boolean shadowed = signature.specs().stream().anyMatch(parameter -> parameter.name.equals(query.field()));
        return MethodSpec.methodBuilder(query.names().method())
                .addModifiers(Modifier.PUBLIC)
                .addJavadoc("Query of $L: $L.", query.placeDoc(), view.keyDoc(key))
                .addParameters(signature.specs())
                .returns(query.type(view))
                .addCode(returning(
                        "new $T($L$L, $T.$L($L))",
                        query.type(view),
                        shadowed ? "this." : "",
                        query.field(),
                        view.keys(),
                        query.partitionMethod(view),
                        signature.pass(slots)))
                .build();
    }

    private CodeBlock returning(String format, Object... arguments) {
        return view.body(() ->
                CodeBlock.builder().addStatement("return " + format, arguments).build());
    }

    private static MethodSpec.Builder method(String name, TypeName type, String doc) {
        return MethodSpec.methodBuilder(name)
                .addModifiers(Modifier.PUBLIC)
                .addJavadoc(doc)
                .returns(type);
    }

    private CodeBlock mapper() {
        return CodeBlock.of("$T.$L", view.mapper(), ConverterFields.INSTANCE);
    }

    private TypeName keyType() {
        return ParameterizedTypeName.get(RuntimeTypes.PRIMARY_KEY, view.type());
    }

    private TypeName optional() {
        return ParameterizedTypeName.get(ClassName.get(Optional.class), view.type());
    }
}
