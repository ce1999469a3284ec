package io.keywright.schema;

import io.keywright.schema.json.Json;
import io.keywright.schema.json.JsonFields;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Turns JSON into a model. {@link ModelWriter} is its counterpart. */
final class ModelReader {

    private ModelReader() {}

    static Table table(Json json) {
        JsonFields fields = JsonFields.of(json);
        int format = fields.number("format");
        if (format != ModelJson.FORMAT) {
            throw new IllegalArgumentException("this version of Keywright reads models of format " + ModelJson.FORMAT
                    + ", this one has the format " + format);
        }
        return new Table(
                name(fields.text("table")),
                fields.text("name"),
                fields.text("partitionKey"),
                fields.textOrNull("sortKey"),
                fields.text("typeAttribute"),
                fields.textOrNull("timeToLive"),
                fields.text("delimiter"),
                fields.items("indexes", ModelReader::index),
                fields.items("entities", ModelReader::entity),
                fields.items("documents", ModelReader::document),
                fields.items("collections", ModelReader::collection),
                fields.has("projections") ? fields.items("projections", ModelReader::projection) : List.of(),
                fields.has("definition") ? definition(fields.value("definition")) : Definition.DEFAULT);
    }

    private static Definition definition(Json json) {
        JsonFields fields = JsonFields.of(json);
        String stream = fields.textOrNull("stream");
        return new Definition(
                Definition.Billing.valueOf(fields.text("billing")),
                fields.has("readCapacity") ? fields.number("readCapacity") : 0,
                fields.has("writeCapacity") ? fields.number("writeCapacity") : 0,
                stream == null ? null : Definition.Stream.valueOf(stream),
                fields.flag("pointInTimeRecovery"),
                fields.flag("deletionProtection"),
                Definition.Encryption.valueOf(fields.text("encryption")),
                fields.textOrNull("kmsKey"));
    }

    private static Projection projection(Json json) {
        JsonFields fields = JsonFields.of(json);
        return new Projection(name(fields.text("class")), name(fields.text("of")), fields.texts("properties"));
    }

    private static Index index(Json json) {
        JsonFields fields = JsonFields.of(json);
        return new Index(
                fields.number("number"),
                fields.flag("local"),
                fields.text("name"),
                fields.text("partitionKey"),
                fields.textOrNull("sortKey"),
                Index.Projection.valueOf(fields.text("projection")),
                fields.has("include") ? fields.texts("include") : List.of());
    }

    private static Entity entity(Json json) {
        JsonFields fields = JsonFields.of(json);
        return new Entity(
                name(fields.text("class")),
                fields.text("name"),
                fields.text("type"),
                key(fields.value("key")),
                fields.items("indexKeys", ModelReader::indexKey),
                fields.items("properties", ModelReader::property),
                construction(fields.value("construction")),
                formerly(fields),
                new Graph(fields.has("edge") ? edge(fields.value("edge")) : null, fields.textOrNull("nodeMark")));
    }

    private static Graph.Edge edge(Json json) {
        JsonFields fields = JsonFields.of(json);
        return new Graph.Edge(name(fields.text("from")), name(fields.text("to")));
    }

    private static List<String> formerly(JsonFields fields) {
        return fields.has("formerly") ? fields.texts("formerly") : List.of();
    }

    private static EntityKey key(Json json) {
        JsonFields fields = JsonFields.of(json);
        return new EntityKey(template(fields.text("pk")), sortKey(fields), fields.textOrNull("query"));
    }

    private static IndexKey indexKey(Json json) {
        JsonFields fields = JsonFields.of(json);
        return new IndexKey(
                fields.number("index"),
                fields.flag("local"),
                fields.text("query"),
                template(fields.text("pk")),
                sortKey(fields));
    }

    private static KeyTemplate template(String text) {
        return TemplateParser.parse(text);
    }

    private static @Nullable KeyTemplate sortKey(JsonFields fields) {
        String text = fields.textOrNull("sk");
        return text == null ? null : template(text);
    }

    private static Document document(Json json) {
        JsonFields fields = JsonFields.of(json);
        return new Document(
                name(fields.text("class")),
                TypeReader.arguments(fields),
                fields.text("name"),
                fields.items("properties", ModelReader::property),
                construction(fields.value("construction")));
    }

    private static Property property(Json json) {
        JsonFields fields = JsonFields.of(json);
        String presence = fields.textOrNull("presence");
        return new Property(
                fields.text("name"),
                fields.text("attribute"),
                TypeReader.type(fields.value("type")),
                presence == null ? Property.Presence.REQUIRED : Property.Presence.valueOf(presence),
                fields.has("method")
                        ? new Property.Accessor(fields.text("method"), Property.Accessor.Kind.METHOD)
                        : new Property.Accessor(fields.text("field"), Property.Accessor.Kind.FIELD),
                marks(fields),
                new Evolution(formerly(fields), fields.textOrNull("default")),
                new Relation(
                        fields.has("copyOf") ? copy(JsonFields.of(fields.value("copyOf"))) : null,
                        fields.has("ref") ? ref(JsonFields.of(fields.value("ref"))) : null,
                        fields.has("maxSize") ? fields.number("maxSize") : null));
    }

    private static Marks marks(JsonFields fields) {
        Set<Marks.Kind> kinds = EnumSet.allOf(Marks.Kind.class);
        kinds.removeIf(kind -> !fields.flag(kind.text()));
        return new Marks(kinds, fields.has("unique") ? unique(JsonFields.of(fields.value("unique"))) : null);
    }

    private static Relation.Copy copy(JsonFields fields) {
        return new Relation.Copy(name(fields.text("class")), fields.text("property"), fields.flag("refresh"));
    }

    private static Relation.Ref ref(JsonFields fields) {
        String property = fields.textOrNull("property");
        return new Relation.Ref(name(fields.text("class")), property == null ? "" : property);
    }

    private static Unique unique(JsonFields fields) {
        String format = fields.textOrNull("format");
        String onExpiry = fields.textOrNull("onExpiry");
        return new Unique(
                format == null ? "" : format,
                fields.texts("scope"),
                onExpiry == null ? null : Unique.OnExpiry.valueOf(onExpiry));
    }

    private static Construction construction(Json json) {
        JsonFields fields = JsonFields.of(json);
        if (fields.has("sealed")) {
            return new Construction.Sealed(fields.text("sealed"), fields.items("members", ModelReader::member));
        }
        List<String> ignored = fields.has("ignored") ? fields.texts("ignored") : List.of();
        if (fields.has("constructor")) {
            return new Construction.Constructor(fields.texts("constructor"), ignored);
        }
        if (fields.has("factory")) {
            return new Construction.Factory(fields.text("factory"), fields.texts("parameters"), ignored);
        }
        List<Construction.Setter> setters = fields.items("setters", ModelReader::setter);
        return fields.has("builder")
                ? new Construction.Builder(name(fields.text("of")), fields.text("builder"), setters, ignored)
                : new Construction.Bean(setters, ignored);
    }

    private static Construction.Member member(Json json) {
        JsonFields fields = JsonFields.of(json);
        return new Construction.Member(name(fields.text("document")), fields.text("tag"), formerly(fields));
    }

    private static Construction.Setter setter(Json json) {
        JsonFields fields = JsonFields.of(json);
        return new Construction.Setter(fields.text("property"), fields.text("method"), fields.flag("ofContent"));
    }

    private static Collection collection(Json json) {
        JsonFields fields = JsonFields.of(json);
        return new Collection(
                name(fields.text(fields.has("record") ? "record" : "interface")),
                fields.text("name"),
                fields.number("index"),
                fields.texts("members").stream().map(ModelReader::name).toList(),
                fields.has("parts") ? fields.items("parts", ModelReader::part) : List.of());
    }

    private static Collection.Part part(Json json) {
        JsonFields fields = JsonFields.of(json);
        return new Collection.Part(
                fields.text("name"), name(fields.text("entity")), Collection.Part.Kind.valueOf(fields.text("kind")));
    }

    static QualifiedName name(String text) {
        int slash = text.indexOf('/');
        String packageName = slash < 0 ? "" : text.substring(0, slash);
        return new QualifiedName(packageName, List.of(text.substring(slash + 1).split("\\.", -1)));
    }
}
