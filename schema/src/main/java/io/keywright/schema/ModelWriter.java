package io.keywright.schema;

import io.keywright.schema.json.Json;
import io.keywright.schema.json.JsonObject;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Turns a model into JSON. {@link ModelReader} is its counterpart. */
final class ModelWriter {

    private ModelWriter() {}

    static Json table(Table table) {
        JsonObject object = new JsonObject()
                .number("format", ModelJson.FORMAT)
                .text("table", name(table.type()))
                .text("name", table.name())
                .text("partitionKey", table.partitionKey())
                .text("sortKey", table.sortKey())
                .text("typeAttribute", table.typeAttribute())
                .text("timeToLive", table.timeToLive())
                .text("delimiter", table.delimiter())
                .items("indexes", table.indexes(), ModelWriter::index)
                .items("entities", table.entities(), ModelWriter::entity)
                .items("documents", table.documents(), ModelWriter::document)
                .items("collections", table.collections(), ModelWriter::collection);
        if (!table.projections().isEmpty()) {
            object.items("projections", table.projections(), ModelWriter::projection);
        }
        return table.definition().equals(Definition.DEFAULT)
                ? object.end()
                : object.with("definition", definition(table.definition())).end();
    }

    private static Json definition(Definition definition) {
        Definition.Stream stream = definition.stream();
        JsonObject object =
                new JsonObject().text("billing", definition.billing().name());
        if (definition.provisioned()) {
            object.number("readCapacity", definition.readCapacity());
            object.number("writeCapacity", definition.writeCapacity());
        }
        return object.text("stream", stream == null ? null : stream.name())
                .flag("pointInTimeRecovery", definition.pointInTimeRecovery())
                .flag("deletionProtection", definition.deletionProtection())
                .text("encryption", definition.encryption().name())
                .text("kmsKey", definition.kmsKey())
                .end();
    }

    private static Json projection(Projection projection) {
        return new JsonObject()
                .text("class", name(projection.javaType()))
                .text("of", name(projection.entity()))
                .texts("properties", projection.properties())
                .end();
    }

    private static Json index(Index index) {
        JsonObject object = new JsonObject()
                .number("number", index.number())
                .flag("local", index.local())
                .text("name", index.name())
                .text("partitionKey", index.partitionKey())
                .text("sortKey", index.sortKey())
                .text("projection", index.projection().name());
        return (index.include().isEmpty() ? object : object.texts("include", index.include())).end();
    }

    private static Json entity(Entity entity) {
        EntityKey key = entity.key();
        JsonObject object = new JsonObject()
                .text("class", name(entity.javaType()))
                .text("name", entity.name())
                .text("type", entity.type())
                .with("key", place(new JsonObject().text("query", key.queryName()), key.pk(), key.sk()))
                .items("indexKeys", entity.indexKeys(), ModelWriter::indexKey)
                .items("properties", entity.properties(), ModelWriter::property)
                .with("construction", construction(entity.construction()));
        return graph(formerly(object, entity.formerly()), entity.graph()).end();
    }

    private static JsonObject graph(JsonObject object, Graph graph) {
        if (graph.edge() != null) {
            object.with(
                    "edge",
                    new JsonObject()
                            .text("from", name(graph.edge().from()))
                            .text("to", name(graph.edge().to()))
                            .end());
        }
        return object.text("nodeMark", graph.mark());
    }

    private static JsonObject formerly(JsonObject object, List<String> names) {
        return names.isEmpty() ? object : object.texts("formerly", names);
    }

    private static Json indexKey(IndexKey key) {
        JsonObject object = new JsonObject()
                .number("index", key.index())
                .flag("local", key.local())
                .text("query", key.queryName());
        return place(object, key.pk(), key.sk());
    }

    /** A template travels as its text; the parser is the only one who takes it apart. */
    private static Json place(JsonObject object, KeyTemplate pk, @Nullable KeyTemplate sk) {
        return object.text("pk", pk.text())
                .text("sk", sk == null ? null : sk.text())
                .end();
    }

    private static Json document(Document document) {
        JsonObject object = new JsonObject().text("class", name(document.javaType()));
        TypeWriter.arguments(object, document.arguments());
        return object.text("name", document.name())
                .items("properties", document.properties(), ModelWriter::property)
                .with("construction", construction(document.construction()))
                .end();
    }

    private static Json property(Property property) {
        boolean required = property.presence() == Property.Presence.REQUIRED;
        Property.Accessor accessor = property.accessor();
        JsonObject object = new JsonObject()
                .text("name", property.name())
                .text("attribute", property.attribute())
                .with("type", TypeWriter.type(property.type()))
                .text("presence", required ? null : property.presence().name())
                .text(accessor.kind() == Property.Accessor.Kind.METHOD ? "method" : "field", accessor.member());
        marks(object, property.marks());
        formerly(object, property.evolution().formerly())
                .text("default", property.evolution().defaultText());
        relation(object, property.relation());
        return object.end();
    }

    /** Only what is promised is written. */
    private static void marks(JsonObject object, Marks marks) {
        marks.kinds().forEach(kind -> object.flag(kind.text(), true));
        Unique unique = marks.unique();
        if (unique != null) {
            object.with("unique", unique(unique));
        }
    }

    private static void relation(JsonObject object, Relation relation) {
        Relation.Copy copy = relation.copy();
        if (copy != null) {
            object.with(
                    "copyOf",
                    new JsonObject()
                            .text("class", name(copy.source()))
                            .text("property", copy.property())
                            .flag("refresh", copy.refresh())
                            .end());
        }
        Relation.Ref ref = relation.ref();
        if (ref != null) {
            object.with(
                    "ref",
                    new JsonObject()
                            .text("class", name(ref.target()))
                            .text("property", ref.property().isEmpty() ? null : ref.property())
                            .end());
        }
        Integer maxSize = relation.maxSize();
        if (maxSize != null) {
            object.number("maxSize", maxSize);
        }
    }

    private static Json unique(Unique unique) {
        Unique.OnExpiry onExpiry = unique.onExpiry();
        return new JsonObject()
                .text("format", unique.format().isEmpty() ? null : unique.format())
                .texts("scope", unique.scope())
                .text("onExpiry", onExpiry == null ? null : onExpiry.name())
                .end();
    }

    private static Json construction(Construction construction) {
        JsonObject object = new JsonObject();
        if (construction instanceof Construction.Constructor constructor) {
            object.texts("constructor", constructor.properties());
        } else if (construction instanceof Construction.Factory factory) {
            object.text("factory", factory.method()).texts("parameters", factory.properties());
        } else if (construction instanceof Construction.Bean bean) {
            object.items("setters", bean.setters(), ModelWriter::setter);
        } else if (construction instanceof Construction.Builder builder) {
            object.text("builder", builder.method())
                    .text("of", name(builder.owner()))
                    .items("setters", builder.setters(), ModelWriter::setter);
        } else if (construction instanceof Construction.Sealed sealed) {
            object.text("sealed", sealed.tagAttribute()).items("members", sealed.members(), ModelWriter::member);
        }
        if (!construction.ignored().isEmpty()) {
            object.texts("ignored", construction.ignored());
        }
        return object.end();
    }

    private static Json member(Construction.Member member) {
        JsonObject object =
                new JsonObject().text("document", name(member.document())).text("tag", member.tag());
        return formerly(object, member.formerly()).end();
    }

    private static Json setter(Construction.Setter setter) {
        return new JsonObject()
                .text("property", setter.property())
                .text("method", setter.method())
                .flag("ofContent", setter.ofContent())
                .end();
    }

    private static Json collection(Collection collection) {
        JsonObject json = new JsonObject()
                .text(collection.isRecord() ? "record" : "interface", name(collection.javaType()))
                .text("name", collection.name())
                .number("index", collection.index())
                .items("members", collection.members(), member -> new Json.Text(name(member)));
        return collection.isRecord()
                ? json.items("parts", collection.parts(), ModelWriter::part).end()
                : json.end();
    }

    private static Json part(Collection.Part part) {
        return new JsonObject()
                .text("name", part.name())
                .text("entity", name(part.entity()))
                .text("kind", part.kind().name())
                .end();
    }

    /** {@code com.daintree.shop/Shop.Order}: no identifier holds a slash or a dot, while one may hold a dollar. */
    static String name(QualifiedName name) {
        String nested = String.join(".", name.simpleNames());
        return name.packageName().isEmpty() ? nested : name.packageName() + "/" + nested;
    }
}
