package io.keywright.processor.emit;

import com.squareup.javapoet.JavaFile;
import com.squareup.javapoet.TypeSpec;
import io.keywright.processor.names.Names;
import io.keywright.schema.Document;
import io.keywright.schema.Entity;
import io.keywright.schema.ModelJson;
import io.keywright.schema.Projection;
import io.keywright.schema.Table;
import io.keywright.schema.dialect.Dialect;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What is written for one table. An entity's classes need nothing of other entities, so that they can be written before
 * the others are complete; what a repository has to know of them is handed to it by the facade.
 */
public final class Emission {

    private final Table table;
    private final Names names;
    private final Broken broken;
    private final GeneratedClass generated;

    private Emission(Table table, Names names, Broken broken, GeneratedClass generated) {
        this.table = table;
        this.names = names;
        this.broken = broken;
        this.generated = generated;
    }

    /**
     * The emission of a table.
     *
     * @param broken the classes that are written as stubs
     */
    public static Emission of(Table table, Broken broken, Surroundings surroundings) {
        Table mended = Mending.of(table, broken);
        return new Emission(mended, Names.of(mended), broken, new GeneratedClass(table, surroundings));
    }

    /** Everything. */
    public List<JavaFile> all() {
        return Stream.of(
                        table.entities().stream().flatMap(entity -> entity(entity).stream()),
                        table.documents().stream().flatMap(document -> document(document).stream()),
                        whole().stream())
                .flatMap(files -> files)
                .toList();
    }

    /** Keys, mapper, attributes, repository and updates of an entity of the table. */
    public List<JavaFile> entity(Entity declared) {
        Entity entity = table.entity(declared.javaType()).orElse(declared);
        EntityView view = view(entity);
        ConverterFields converters = ConverterFields.of(table, names, entity, view.mapper());
        UpdateView update = UpdateView.of(view);
        return Stream.concat(
                        Stream.of(
                                new KeysEmitter(view, generated).emit(),
                                new MapperEmitter(view, names, converters, generated).emit(),
                                new AttributesEmitter(view, new ReferenceCode(table, names, converters), generated)
                                        .emit(),
                                new RepositoryEmitter(view, update, names, converters, generated).emit()),
                        new UpdateEmitter(update, names, generated).emit().stream())
                .map(generated::file)
                .toList();
    }

    /** Mapper, attributes and updates of a document. */
    public List<JavaFile> document(Document document) {
        DocumentView view = new DocumentView(table, document, names, broken.contains(document.javaType()));
        ConverterFields converters = ConverterFields.of(table, names, document, view.mapper());
        ReferenceCode references = new ReferenceCode(table, names, converters);
        Stream<TypeSpec> updates = document.sealed().isPresent()
                ? Stream.of()
                : Stream.of(new DocumentUpdateEmitter(view, generated).emit());
        return Stream.concat(
                        Stream.of(
                                document.sealed()
                                        .map(several -> new SealedMapperEmitter(view, several, generated).emit())
                                        .orElseGet(() -> new DocumentMapperEmitter(view, converters, generated).emit()),
                                new DocumentAttributesEmitter(view, references, generated).emit()),
                        updates)
                .map(generated::file)
                .toList();
    }

    /** What waits for the whole table: the decoders of collections, and the classes of the table itself. */
    public List<JavaFile> whole() {
        TableView view = TableView.of(table, names, isBroken(), broken);
        return Stream.concat(
                        view.collections().stream()
                                .map(collection -> collection.collection().isRecord()
                                        ? new RecordDecoderEmitter(view, collection, generated).emit()
                                        : new DecoderEmitter(view, collection, generated).emit()),
                        Stream.concat(
                                Stream.concat(
                                        table.projections().stream()
                                                .flatMap(projection -> projection(projection).stream()),
                                        table.entities().stream().flatMap(entity -> references(entity).stream())),
                                Stream.of(
                                        new FacadeEmitter(view, generated).emit(),
                                        new ChangesEmitter(view, generated).emit(),
                                        new DescriptorEmitter(view, generated).emit(),
                                        new OperationsEmitter(view, generated).emit(),
                                        new TransactionEmitter(view, generated).emit(),
                                        new BatchEmitter(view, generated).emit())))
                .map(generated::file)
                .toList();
    }

    private Optional<TypeSpec> projection(Projection projection) {
        boolean stub = broken.contains(projection.javaType()) || broken.contains(projection.entity());
        return table.entity(projection.entity())
                .map(entity -> new ProjectionEmitter(
                                EntityView.of(
                                        table,
                                        entity,
                                        names.entity(entity),
                                        stub,
                                        broken.isReachable(projection.entity())),
                                projection,
                                names,
                                generated)
                        .emit());
    }

    private Optional<TypeSpec> references(Entity entity) {
        return Names.hasReferences(entity)
                ? Optional.of(new ReferencesEmitter(view(entity), broken, names, generated).emit())
                : Optional.empty();
    }

    private EntityView view(Entity entity) {
        return EntityView.of(
                table,
                entity,
                names.entity(entity),
                broken.contains(entity.javaType()),
                broken.isReachable(entity.javaType()));
    }

    private boolean isBroken() {
        return !broken.types().isEmpty();
    }

    /** The resources; none for a table that breaks a rule. */
    public List<Resource> resources(Artifacts artifacts) {
        if (isBroken() || artifacts == Artifacts.NONE) {
            return List.of();
        }
        String folder = "META-INF/keywright/" + table.type().canonicalName() + "/";
        Resource model = new Resource(folder + "model.json", ModelJson.write(table));
        Stream<Resource> dialects = artifacts == Artifacts.MODEL
                ? Stream.of()
                : Arrays.stream(Dialect.values())
                        .map(dialect -> new Resource(folder + dialect.fileName(), dialect.write(table)));
        return Stream.concat(Stream.of(model), dialects).toList();
    }
}
