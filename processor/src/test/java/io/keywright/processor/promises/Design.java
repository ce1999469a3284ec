package io.keywright.processor.promises;

import static io.keywright.processor.promises.Domain.pick;

import io.keywright.processor.check.Checks;
import io.keywright.processor.problem.Severity;
import io.keywright.schema.Construction;
import io.keywright.schema.Document;
import io.keywright.schema.Entity;
import io.keywright.schema.EntityKey;
import io.keywright.schema.Index;
import io.keywright.schema.IndexKey;
import io.keywright.schema.KeyTemplate;
import io.keywright.schema.Property;
import io.keywright.schema.Property.Accessor;
import io.keywright.schema.Property.Presence;
import io.keywright.schema.PropertyType;
import io.keywright.schema.PropertyType.DocumentType;
import io.keywright.schema.PropertyType.Scalar;
import io.keywright.schema.QualifiedName;
import io.keywright.schema.ScalarKind;
import io.keywright.schema.Table;
import io.keywright.schema.TemplateParser;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * A table of one entity with random templates over random properties, some of them in a document.
 *
 * @param name of the package
 * @param delimiter of the table
 * @param properties path to type, for the primary key
 * @param indexed path to type, for an index; these can be absent
 * @param templates partition and sort key of the table, then of the index
 */
record Design(
        String name,
        String delimiter,
        Map<String, Domain> properties,
        Map<String, Domain> indexed,
        List<String> templates) {

    private static final List<String> DELIMITERS = List.of("#", "#", "#", "|", ":", "-", ".", "_", "$", "/", "+", "~");

    /** Among them D for the delimiter. */
    private static final List<String> LITERALS = List.of(
            "D",
            "D",
            "D",
            "D",
            "DXD",
            "XD",
            "DX",
            "1D",
            "",
            "",
            "!",
            "\"",
            "$",
            "b",
            "Z",
            "T",
            "0",
            "-",
            "_",
            "~",
            " ",
            "%",
            "é",
            "\uFFFF",
            "\uD83D\uDE00",
            "RED",
            "e1");

    /** A design that the rules let pass: each template is drawn until they do. */
    static Design sound(Random random, String name) {
        Design design = new Design(name, pick(random, DELIMITERS), Map.of(), Map.of(), List.of("P", "S", "I", "J"));
        for (int number = 0; number < design.templates.size(); number++) {
            Design longer = design.with(number, random);
            while (!longer.isSound()) {
                longer = design.with(number, random);
            }
            design = longer;
        }
        return design;
    }

    private Design with(int number, Random random) {
        Map<String, Domain> own = new LinkedHashMap<>(properties);
        Map<String, Domain> others = new LinkedHashMap<>(indexed);
        List<String> all = new ArrayList<>(templates);
        all.set(
                number,
                number < 2
                        ? template(random, delimiter, own, "p", 1 + random.nextInt(2 + number))
                        : template(random, delimiter, others, "i", 1 + random.nextInt(number)));
        return new Design(name, delimiter, own, others, all);
    }

    private static String template(
            Random random, String delimiter, Map<String, Domain> properties, String prefix, int placeholders) {
        StringBuilder template = new StringBuilder(literal(random, delimiter));
        for (int i = 0; i < placeholders; i++) {
            String path;
            if (!properties.isEmpty() && random.nextInt(8) == 0) {
                path = pick(random, List.copyOf(properties.keySet()));
            } else {
                path = (random.nextInt(4) == 0 ? prefix + "Part." : "") + prefix + properties.size();
                properties.put(path, Domain.any(random));
            }
            Domain domain = properties.getOrDefault(path, Domain.STRING);
            String format = domain.format(random);
            template.append('{').append(path);
            template.append(format.isEmpty() ? "" : ":" + format);
            template.append('}').append(literal(random, delimiter));
        }
        return template.toString();
    }

    private static String literal(Random random, String delimiter) {
        return pick(random, LITERALS).replace("D", delimiter);
    }

    /** Whether the rules have nothing against it; warnings do not count. */
    boolean isSound() {
        return Checks.all(table()).stream().noneMatch(problem -> problem.rule().severity() == Severity.ERROR);
    }

    Table table() {
        Entity entity = new Entity(
                qualified("Row"),
                "Row",
                "Row",
                new EntityKey(parsed(0), parsed(1), "all"),
                List.of(new IndexKey(1, false, "indexed", parsed(2), parsed(3))),
                topLevel(),
                constructor(topLevel()));
        return new Table(
                qualified("Rows"),
                "Rows",
                "PK",
                "SK",
                "Type",
                delimiter,
                List.of(new Index(1, false, "GSI1", "GSI1PK", "GSI1SK", Index.Projection.ALL, List.of())),
                List.of(entity),
                Stream.of(document("pPart", properties), document("iPart", indexed))
                        .filter(document -> !document.properties().isEmpty())
                        .toList(),
                List.of());
    }

    /** One of the four templates. */
    Template template(int number) {
        Table table = table();
        return new Template(table, table.entities().get(0), parsed(number));
    }

    private KeyTemplate parsed(int number) {
        return TemplateParser.parse(templates.get(number));
    }

    private List<Property> topLevel() {
        List<Property> all = new ArrayList<>(List.of(property("number", new Scalar(ScalarKind.INT, true), false)));
        add(all, properties, "pPart", false);
        add(all, indexed, "iPart", true);
        return all;
    }

    private void add(List<Property> all, Map<String, Domain> domains, String part, boolean nullable) {
        domains.forEach((path, domain) -> {
            if (path.indexOf('.') < 0) {
                all.add(property(path, domain.type(), nullable));
            }
        });
        if (domains.keySet().stream().anyMatch(path -> path.startsWith(part))) {
            all.add(property(part, new DocumentType(qualified(part.equals("pPart") ? "PPart" : "IPart")), nullable));
        }
    }

    private Document document(String part, Map<String, Domain> domains) {
        List<Property> inside = domains.entrySet().stream()
                .filter(entry -> entry.getKey().startsWith(part + "."))
                .map(entry -> property(
                        entry.getKey().substring(part.length() + 1),
                        entry.getValue().type(),
                        part.equals("iPart")))
                .toList();
        String name = part.equals("pPart") ? "PPart" : "IPart";
        return new Document(qualified(name), name, inside, constructor(inside));
    }

    private static Property property(String name, PropertyType type, boolean nullable) {
        PropertyType boxed = nullable && type instanceof Scalar scalar ? Scalar.of(scalar.kind()) : type;
        return new Property(
                name,
                name,
                boxed,
                nullable ? Presence.NULLABLE : Presence.REQUIRED,
                new Accessor(name, Accessor.Kind.METHOD));
    }

    private static Construction constructor(List<Property> properties) {
        return new Construction.Constructor(
                properties.stream().map(Property::name).toList());
    }

    private QualifiedName qualified(String simpleName) {
        return QualifiedName.of(name, simpleName);
    }

    /** A value for each path, perhaps one that some format refuses. */
    Map<String, Object> values(Random random) {
        Map<String, Object> values = new TreeMap<>();
        properties.forEach((path, domain) -> values.put(path, Values.next(domain, random)));
        indexed.forEach((path, domain) -> values.put(path, Values.next(domain, random)));
        return values;
    }

    /** Values that every template takes. */
    Map<String, Object> taken(Random random) {
        List<Template> all = Stream.of(0, 1, 2, 3).map(this::template).toList();
        Map<String, Object> values = new TreeMap<>();
        Stream.of(properties, indexed)
                .forEach(domains -> domains.forEach((path, domain) -> {
                    Object value = Values.next(domain, random);
                    while (isRefused(all, path, value)) {
                        value = Values.next(domain, random);
                    }
                    values.put(path, value);
                }));
        return values;
    }

    private static boolean isRefused(List<Template> all, String path, Object value) {
        return all.stream().anyMatch(template -> template.refuses(path, value));
    }
}
