package io.keywright.processor.emit;

import io.keywright.processor.problem.Suggestion;
import io.keywright.schema.Entity;
import io.keywright.schema.EntityKey;
import io.keywright.schema.Formats;
import io.keywright.schema.IndexKey;
import io.keywright.schema.KeyFormat;
import io.keywright.schema.KeyFormat.Shard;
import io.keywright.schema.KeyTemplate;
import io.keywright.schema.KeyTemplate.Fault;
import io.keywright.schema.KeyTemplate.Literal;
import io.keywright.schema.KeyTemplate.Placeholder;
import io.keywright.schema.KeyTemplate.Segment;
import io.keywright.schema.Resolution;
import io.keywright.schema.Resolution.FormatRequired;
import io.keywright.schema.Resolution.Found;
import io.keywright.schema.Resolution.UnknownFormat;
import io.keywright.schema.Resolution.UnknownProperty;
import io.keywright.schema.Resolver;
import io.keywright.schema.Table;
import io.keywright.schema.TemplateParser;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Takes misspelt placeholders and lonely braces of broken entities for what was probably meant, so that the stubs have
 * the methods and parameters that the rest of the program calls.
 */
final class Mending {

    private static final String ANY_NUMBER = "38";
    private static final String ANY_DECIMAL = "19.19";

    private final Table table;
    private final Entity entity;

    private final List<IndexKey> strays;

    private Mending(Table table, Entity entity, List<IndexKey> strays) {
        this.table = table;
        this.entity = entity;
        this.strays = strays;
    }

    /** The table with its broken entities mended as far as that goes. */
    static Table of(Table table, Broken broken) {
        List<Entity> entities = table.entities().stream()
                .map(entity -> broken.contains(entity.javaType())
                        ? new Mending(table, entity, broken.strays(entity.javaType())).mended()
                        : entity)
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
                table.collections(),
                table.projections(),
                table.definition());
    }

    private Entity mended() {
        EntityKey key = entity.key();
        return new Entity(
                entity.javaType(),
                entity.name(),
                entity.type(),
                new EntityKey(
                        template(key.pk()), key.sk() == null ? null : sorted(template(key.sk())), key.queryName()),
                Stream.concat(entity.indexKeys().stream(), strays.stream())
                        .map(this::place)
                        .toList(),
                entity.properties(),
                entity.construction(),
                entity.formerly(),
                entity.graph());
    }

    private IndexKey place(IndexKey key) {
        KeyTemplate sk = key.sk() == null ? null : sorted(template(key.sk()));
        return new IndexKey(key.index(), key.local(), key.queryName(), template(key.pk()), sk);
    }

    private KeyTemplate template(KeyTemplate written) {
        KeyTemplate template = opened(written);
        return with(template, template.segments().stream().map(this::segment).toList());
    }

    /** With widths for the numbers that lack one, so that there are conditions on their order. */
    private KeyTemplate sorted(KeyTemplate template) {
        return with(
                template,
                template.segments().stream()
                        .map(segment -> segment instanceof Placeholder placeholder ? wide(placeholder) : segment)
                        .toList());
    }

    private Placeholder wide(Placeholder placeholder) {
        Resolution resolution = Resolver.resolve(table, entity, placeholder);
        if (resolution instanceof FormatRequired) {
            return new Placeholder(placeholder.path(), ANY_DECIMAL);
        }
        boolean plain =
                resolution instanceof Found found && found.component().format().kind() == KeyFormat.Kind.PLAIN;
        return plain ? new Placeholder(placeholder.path(), ANY_NUMBER) : placeholder;
    }

    private static KeyTemplate with(KeyTemplate template, List<Segment> segments) {
        String text = segments.stream().map(Mending::text).collect(Collectors.joining());
        return segments.equals(template.segments()) ? template : new KeyTemplate(text, segments, template.faults());
    }

    /** With the braces that are missing in front of properties. */
    private KeyTemplate opened(KeyTemplate template) {
        StringBuilder text = new StringBuilder(template.text());
        for (int i = template.faults().size() - 1; i >= 0; i--) {
            Fault fault = template.faults().get(i);
            int start = fault.offset();
            while (fault.kind() == Fault.Kind.STRAY && start > 0 && isPath(text.charAt(start - 1))) {
                start--;
            }
            String path = text.substring(start, fault.offset());
            String first = path.indexOf('.') < 0 ? path : path.substring(0, path.indexOf('.'));
            if (entity.property(first).isPresent()) {
                text.insert(start, '{');
            }
        }
        return text.length() == template.text().length() ? template : TemplateParser.parse(text.toString());
    }

    private static boolean isPath(char character) {
        return Character.isJavaIdentifierPart(character) || character == '.';
    }

    private Segment segment(Segment segment) {
        return segment instanceof Placeholder placeholder ? placeholder(placeholder) : segment;
    }

    private Placeholder placeholder(Placeholder placeholder) {
        Resolution resolution = Resolver.resolve(table, entity, placeholder);
        if (resolution instanceof UnknownFormat unknown && Formats.meansShard(unknown.format())) {
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
