package io.keywright.processor.emit;

import io.keywright.processor.problem.Suggestion;
import io.keywright.schema.Entity;
import io.keywright.schema.EntityKey;
import io.keywright.schema.IndexKey;
import io.keywright.schema.KeyFormat.Shard;
import io.keywright.schema.KeyTemplate;
import io.keywright.schema.KeyTemplate.Literal;
import io.keywright.schema.KeyTemplate.Placeholder;
import io.keywright.schema.KeyTemplate.Segment;
import io.keywright.schema.QualifiedName;
import io.keywright.schema.Resolution;
import io.keywright.schema.Resolution.UnknownFormat;
import io.keywright.schema.Resolution.UnknownProperty;
import io.keywright.schema.Resolver;
import io.keywright.schema.Table;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Takes misspelt placeholders of broken entities for what was probably meant, so that the stubs have the methods and
 * parameters that the rest of the program calls.
 */
final class Mending {

    private final Table table;
    private final Entity entity;

    private Mending(Table table, Entity entity) {
        this.table = table;
        this.entity = entity;
    }

    /** The table with its broken entities mended as far as that goes. */
    static Table of(Table table, Set<QualifiedName> broken) {
        List<Entity> entities = table.entities().stream()
                .map(entity -> broken.contains(entity.javaType()) ? new Mending(table, entity).mended() : entity)
                .toList();
        return new Table(
                table.type(),
                table.name(),
                table.partitionKey(),
                table.sortKey(),
                table.typeAttribute(),
                table.timeToLive(),
                table.delimiter(),
                table.indexes(),
                entities,
                table.documents(),
                table.collections());
    }

    private Entity mended() {
        EntityKey key = entity.key();
        return new Entity(
                entity.javaType(),
                entity.name(),
                entity.type(),
                new EntityKey(template(key.pk()), key.sk() == null ? null : template(key.sk()), key.queryName()),
                entity.indexKeys().stream().map(this::place).toList(),
                entity.properties(),
                entity.construction());
    }

    private IndexKey place(IndexKey key) {
        KeyTemplate sk = key.sk() == null ? null : template(key.sk());
        return new IndexKey(key.index(), key.local(), key.queryName(), template(key.pk()), sk);
    }

    private KeyTemplate template(KeyTemplate template) {
        List<Segment> segments = template.segments().stream().map(this::segment).toList();
        String text = segments.stream().map(Mending::text).collect(Collectors.joining());
        return segments.equals(template.segments()) ? template : new KeyTemplate(text, segments, template.faults());
    }

    private Segment segment(Segment segment) {
        return segment instanceof Placeholder placeholder ? placeholder(placeholder) : segment;
    }

    private Placeholder placeholder(Placeholder placeholder) {
        Resolution resolution = Resolver.resolve(table, entity, placeholder);
        if (resolution instanceof UnknownFormat unknown && unknown.format().startsWith("shard")) {
            // With any number of shards, queries take what they will take with the right one.
            return new Placeholder(placeholder.path(), new Shard(1, OptionalInt.empty()).source());
        }
        if (!(resolution instanceof UnknownProperty unknown)) {
            return placeholder;
        }
        Optional<String> meant = Suggestion.nearest(unknown.name(), unknown.candidates());
        return meant.map(name -> new Placeholder(
                        placeholder.names().stream()
                                .map(part -> part.equals(unknown.name()) ? name : part)
                                .collect(Collectors.joining(".")),
                        placeholder.format()))
                .orElse(placeholder);
    }

    private static String text(Segment segment) {
        return segment instanceof Literal literal ? literal.text() : ((Placeholder) segment).source();
    }
}
