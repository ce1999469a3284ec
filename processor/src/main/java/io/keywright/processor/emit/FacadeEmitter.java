package io.keywright.processor.emit;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.FieldSpec;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeName;
import com.squareup.javapoet.TypeSpec;
import io.keywright.processor.names.EntityNames;
import io.keywright.schema.Entity;
import io.keywright.schema.Index;
import io.keywright.schema.QualifiedName;
import io.keywright.schema.Sharing;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;

/** Writes the class that opens a table and gives its repositories. */
final class FacadeEmitter {

    private static final String CLIENT = "client";
    private static final String TABLE_NAME = "tableName";
    private static final String TABLE = "table";
    static final String LAYOUT = "LAYOUT";

    private final TableView view;
    private final GeneratedClass generated;

    FacadeEmitter(TableView view, GeneratedClass generated) {
        this.view = view;
        this.generated = generated;
    }

    TypeSpec emit() {
        TypeSpec.Builder facade = generated
                .facade(view.facade())
                .addJavadoc("The table {@link $T}: opens it and gives its repositories.", view.type());
        addFields(facade);
        facade.addMethod(constructor());
        facade.addMethods(new OpeningCode(view, LAYOUT).emit());
        facade.addMethod(createTable());
        facade.addMethod(new DefinitionCode(view).emit());
        facade.addMethod(whole());
        view.table().entities().forEach(entity -> facade.addMethod(accessor(entity)));
        view.collections()
                .forEach(collection ->
                        facade.addMethod(collection.collection().isRecord() ? record(collection) : query(collection)));
        return facade.build();
    }

    private void addFields(TypeSpec.Builder facade) {
        if (view.stub()) {
            return;
        }
        facade.addField(layout());
        facade.addField(RuntimeTypes.TABLE_CONTEXT, TABLE, Modifier.PRIVATE, Modifier.FINAL);
        for (Entity entity : view.table().entities()) {
            facade.addField(
                    repository(entity), view.names().entity(entity).accessor(), Modifier.PRIVATE, Modifier.FINAL);
        }
        for (CollectionView collection : view.collections()) {
            facade.addField(sourceType(collection), collection.accessor(), Modifier.PRIVATE, Modifier.FINAL);
        }
    }

    /*
     * static final TableLayout LAYOUT = TableLayout.of("PK", "SK", "Type", "Customer", "Order");
     */
    private FieldSpec layout() {
        String sortKey = view.table().sortKey();
        CodeBlock types = view.table().entities().stream()
                .flatMap(entity -> entity.types().stream())
                .map(type -> CodeBlock.of("$S", type))
                .collect(CodeBlock.joining(",$W"));
        return FieldSpec.builder(RuntimeTypes.TABLE_LAYOUT, LAYOUT, Modifier.STATIC, Modifier.FINAL)
                .initializer(
                        "$Z$T.of($S, $L, $S,$W$L)$L",
                        RuntimeTypes.TABLE_LAYOUT,
                        view.table().partitionKey(),
                        GeneratedClass.literal(sortKey),
                        view.table().typeAttribute(),
                        types,
                        DefinitionCode.localIndexes(view.table()))
                .build();
    }

    /*
     * private DaintreeTable(TableContext table) {
     *     this.table = table;
     *     this.order = new OrderRepository(table, TypeFilter.NEEDED, TypeFilter.NOT_NEEDED);
     *     this.customerItem = QuerySource.table(table, CustomerItemDecoder.INSTANCE, TypeFilter.NOT_NEEDED);
     * }
     */
    private MethodSpec constructor() {
        MethodSpec.Builder constructor = MethodSpec.constructorBuilder()
                .addModifiers(Modifier.PRIVATE)
                .addParameter(RuntimeTypes.TABLE_CONTEXT, TABLE);
        if (view.stub()) {
            return constructor.build();
        }
        constructor.addStatement("this.$L = $L", TABLE, TABLE);
        for (Entity entity : view.table().entities()) {
            constructor.addStatement(
                    "this.$L = new $T($L)",
                    view.names().entity(entity).accessor(),
                    repository(entity),
                    arguments(entity));
        }
        for (CollectionView collection : view.collections()) {
            constructor.addStatement("this.$L = $L", collection.accessor(), source(collection));
        }
        return constructor.build();
    }

    private CodeBlock arguments(Entity entity) {
        List<CodeBlock> arguments = new ArrayList<>(List.of(CodeBlock.of(TABLE)));
        String primary = entity.key().queryName();
        Stream.concat(Stream.ofNullable(primary), entity.indexKeys().stream().map(key -> key.queryName()))
                .map(query -> filter(Sharing.readsOthers(view.table(), entity, query)))
                .forEach(arguments::add);
        return arguments.stream().collect(CodeBlock.joining(",$W"));
    }

    private CodeBlock source(CollectionView collection) {
        CodeBlock decoder = CodeBlock.of("$T.$L", collection.decoder(), ConverterFields.INSTANCE);
        CodeBlock filter = filter(Sharing.readsOthers(view.table(), collection.collection()));
        return QueryView.source(collection.index(), CodeBlock.of(TABLE), decoder, filter, collection.accessor());
    }

    private static CodeBlock filter(boolean needed) {
        return CodeBlock.of("$T.$L", RuntimeTypes.TYPE_FILTER, needed ? "NEEDED" : "NOT_NEEDED");
    }

    private MethodSpec createTable() {
        return MethodSpec.methodBuilder("createTable")
                .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
                .addJavadoc(
                        "CreateTable as {@link #definition} says; waits until the table is active, then sets time to live and"
                                + " recovery.")
                .addParameter(RuntimeTypes.CLIENT, CLIENT)
                .addParameter(String.class, TABLE_NAME)
                .returns(RuntimeTypes.TABLE_DESCRIPTION)
                .addCode(returning(() -> CodeBlock.of("definition().create($L, $L)", CLIENT, TABLE_NAME)))
                .build();
    }

    /*
     * public DaintreeOperations table() {
     *     return new DaintreeOperations(table);
     * }
     */
    private MethodSpec whole() {
        return MethodSpec.methodBuilder(TABLE)
                .addModifiers(Modifier.PUBLIC)
                .addJavadoc("What is done with items of several entities: transactions, batches.")
                .returns(view.operations())
                .addCode(returning(() -> CodeBlock.of("new $T($L)", view.operations(), TABLE)))
                .build();
    }

    private MethodSpec accessor(Entity entity) {
        EntityNames names = view.names().entity(entity);
        return MethodSpec.methodBuilder(names.accessor())
                .addModifiers(Modifier.PUBLIC)
                .addJavadoc("The items of {@link $T}.", view.type(entity))
                .returns(repository(entity))
                .addCode(returning(() -> CodeBlock.of("$L", names.accessor())))
                .build();
    }

    /*
     * public TablePartitionQuery<CustomerItem> customerItem(String customerId) {
     *     return new TablePartitionQuery<>(customerItem, CustomerKeys.partition(customerId));
     * }
     */
    private MethodSpec query(CollectionView collection) {
        boolean sharded = collection.key().partition().shard().isPresent();
        List<Slot> slots = collection.key().partition().besideShard();
        Signature signature = collection.key().arguments(slots);
        List<ClassName> expiring = view.expiring(collection);
        ClassName query = partitionQuery(collection, !expiring.isEmpty());
        boolean shadowed = signature.specs().stream().anyMatch(spec -> spec.name.equals(collection.accessor()));
        return MethodSpec.methodBuilder(collection.accessor())
                .addModifiers(Modifier.PUBLIC)
                .addJavadoc(
                        "Query of $L: all {@link $T} of $L, in the order of their sort keys.",
                        collection.index().map(index -> Docs.code(index.name())).orElse(CodeBlock.of("the table")),
                        collection.type(),
                        Docs.attribute(
                                collection
                                        .index()
                                        .map(Index::partitionKey)
                                        .orElse(view.table().partitionKey()),
                                collection.key().partition().template()))
                .addParameters(signature.specs())
                .returns(ParameterizedTypeName.get(query, collection.type()))
                .addCode(returning(() -> CodeBlock.of(
                        "new $T<>($L$L, $T.$L($L)$L)",
                        query,
                        shadowed ? "this." : "",
                        collection.accessor(),
                        collection.head().keys(),
                        sharded
                                ? collection.key().methods().partitions()
                                : collection.key().methods().partition(),
                        signature.pass(slots),
                        expiring.stream()
                                .map(mapper -> CodeBlock.of(",$W$T.$L", mapper, ConverterFields.INSTANCE))
                                .collect(CodeBlock.joining("")))))
                .build();
    }

    /** Where members expire, one that can hide those that have. */
    private static ClassName partitionQuery(CollectionView collection, boolean expires) {
        return collection.index().isEmpty()
                ? expires ? RuntimeTypes.EXPIRING_TABLE_PARTITION_QUERY : RuntimeTypes.TABLE_PARTITION_QUERY
                : expires ? RuntimeTypes.EXPIRING_PARTITION_QUERY : RuntimeTypes.PARTITION_QUERY;
    }

    private ClassName recordQuery(CollectionView collection) {
        boolean expires = !view.expiring(collection).isEmpty();
        return collection.index().isEmpty()
                ? expires ? RuntimeTypes.EXPIRING_TABLE_COLLECTION_QUERY : RuntimeTypes.TABLE_COLLECTION_QUERY
                : expires ? RuntimeTypes.EXPIRING_INDEX_COLLECTION_QUERY : RuntimeTypes.INDEX_COLLECTION_QUERY;
    }

    /*
     * public TableCollectionQuery<MovieWithRoles> movieWithRoles(String movieId) {
     *     return new TableCollectionQuery<>(
     *         movieWithRoles, MovieWithRolesDecoder.INSTANCE, MovieKeys.primary(movieId));
     * }
     */
    private MethodSpec record(CollectionView collection) {
        List<Slot> slots = collection.key().slots();
        Signature signature = collection.key().arguments(slots);
        ClassName query = recordQuery(collection);
        boolean shadowed = signature.specs().stream().anyMatch(spec -> spec.name.equals(collection.accessor()));
        return MethodSpec.methodBuilder(collection.accessor())
                .addModifiers(Modifier.PUBLIC)
                .addJavadoc(
                        "Query of $L: the {@link $T} whose head has the key $L.",
                        collection.index().map(index -> Docs.code(index.name())).orElse(CodeBlock.of("the table")),
                        collection.type(),
                        collection.head().templatesDoc(collection.key()))
                .addParameters(signature.specs())
                .returns(ParameterizedTypeName.get(query, collection.type()))
                .addCode(returning(() -> CodeBlock.of(
                        "new $T<>($L$L,$W$T.$L,$W$T.$L($L))",
                        query,
                        shadowed ? "this." : "",
                        collection.accessor(),
                        collection.decoder(),
                        ConverterFields.INSTANCE,
                        collection.head().keys(),
                        collection.key().methods().key(),
                        signature.pass(slots))))
                .build();
    }

    private static TypeName sourceType(CollectionView collection) {
        return ParameterizedTypeName.get(
                RuntimeTypes.QUERY_SOURCE,
                collection.collection().isRecord() ? RuntimeTypes.COLLECTED_ITEM : collection.type());
    }

    private ClassName repository(Entity entity) {
        QualifiedName name = view.names().entity(entity).repository();
        return JavaTypes.of(name);
    }

    private CodeBlock returning(Supplier<CodeBlock> expression) {
        return view.body(() ->
                CodeBlock.builder().addStatement("return $L", expression.get()).build());
    }
}
