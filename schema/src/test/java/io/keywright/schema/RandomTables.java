package io.keywright.schema;

import io.keywright.schema.KeyTemplate.Literal;
import io.keywright.schema.KeyTemplate.Placeholder;
import io.keywright.schema.KeyTemplate.Segment;
import io.keywright.schema.Property.Accessor;
import io.keywright.schema.Property.Presence;
import io.keywright.schema.PropertyType.ArrayType;
import io.keywright.schema.PropertyType.ConvertedType;
import io.keywright.schema.PropertyType.DocumentType;
import io.keywright.schema.PropertyType.EnumConstant;
import io.keywright.schema.PropertyType.EnumType;
import io.keywright.schema.PropertyType.ListType;
import io.keywright.schema.PropertyType.MapType;
import io.keywright.schema.PropertyType.Scalar;
import io.keywright.schema.PropertyType.SetType;
import io.keywright.schema.PropertyType.Unmappable;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Any model that can be written down, sound or not. */
final class RandomTables {

    private static final List<String> LITERALS =
            List.of("#", "A#", "#B#", "\"", "\\", "$", "\n#", "é#", "\uD83D\uDE00", ":");
    private static final List<String> FORMATS = List.of(
            "", "", "lower", "rest", "8", "signed8.2", "date", "yyyy-MM HH:mm", "yyyy-MM:x", "shard(8, formerly = 4)");
    private static final List<String> TEXTS = List.of(
            "",
            "id",
            "PK",
            "GSI1-PK",
            "State#Date",
            "a\"b\\c",
            "tab\tend",
            "\u0001",
            "naïve",
            "\uD83D\uDE00",
            "\uD83D");

    private final Random random;

    private RandomTables(Random random) {
        this.random = random;
    }

    static Table table(Random random) {
        return new RandomTables(random).table();
    }

    /** Literals and placeholders in turn, as a sound template has them; at least one. */
    static List<Segment> segments(Random random, List<String> paths) {
        List<Segment> segments = new ArrayList<>();
        int count = 1 + random.nextInt(6);
        for (int i = 0; i < count; i++) {
            boolean afterLiteral = !segments.isEmpty() && segments.get(i - 1) instanceof Literal;
            segments.add(
                    !afterLiteral && random.nextBoolean()
                            ? new Literal(pick(random, LITERALS))
                            : new Placeholder(pick(random, paths), pick(random, FORMATS)));
        }
        return segments;
    }

    private static <T> T pick(Random random, List<T> from) {
        return from.get(random.nextInt(from.size()));
    }

    private Table table() {
        return new Table(
                className(),
                text(),
                text(),
                maybe(text()),
                text(),
                maybe(text()),
                text(),
                list(each -> index()),
                list(each -> entity()),
                list(each -> document()),
                list(each -> new Collection(
                        className(),
                        text(),
                        random.nextInt(3),
                        list(member -> className()),
                        list(part ->
                                new Collection.Part(text(), className(), constant(Collection.Part.Kind.values()))))),
                list(each -> new Projection(className(), className(), list(property -> text()))));
    }

    private Index index() {
        return new Index(
                1 + random.nextInt(20),
                random.nextBoolean(),
                text(),
                text(),
                maybe(text()),
                constant(Index.Projection.values()),
                list(each -> text()));
    }

    private Entity entity() {
        return new Entity(
                className(),
                text(),
                text(),
                new EntityKey(template(), maybe(template()), maybe(text())),
                list(each -> new IndexKey(
                        1 + random.nextInt(20), random.nextBoolean(), text(), template(), maybe(template()))),
                list(each -> property()),
                construction(),
                list(each -> text()));
    }

    private Document document() {
        return new Document(className(), list(each -> type(1)), text(), list(each -> property()), construction());
    }

    private Property property() {
        return new Property(
                text(),
                text(),
                type(2),
                constant(Presence.values()),
                new Accessor(text(), constant(Accessor.Kind.values())),
                new Marks(new HashSet<>(list(each -> constant(Marks.Kind.values()))), maybe(unique())),
                new Evolution(list(each -> text()), maybe(text())),
                new Relation(
                        maybe(new Relation.Copy(className(), text(), random.nextBoolean())),
                        maybe(new Relation.Ref(className(), text())),
                        maybe(random.nextInt(3))));
    }

    private Unique unique() {
        return new Unique(text(), list(each -> text()), maybe(constant(Unique.OnExpiry.values())));
    }

    private Construction construction() {
        if (random.nextInt(5) == 0) {
            return new Construction.Sealed(
                    text(), list(each -> new Construction.Member(className(), text(), list(more -> text()))));
        }
        List<Construction.Setter> setters = list(each -> new Construction.Setter(text(), text(), random.nextBoolean()));
        return switch (random.nextInt(4)) {
            case 0 -> new Construction.Constructor(list(each -> text()), list(each -> text()));
            case 1 -> new Construction.Factory(text(), list(each -> text()), list(each -> text()));
            case 2 -> new Construction.Builder(className(), text(), setters, list(each -> text()));
            default -> new Construction.Bean(setters, list(each -> text()));
        };
    }

    private PropertyType type(int depth) {
        return switch (random.nextInt(depth == 0 ? 4 : 9)) {
            case 0 -> new Scalar(constant(ScalarKind.values()), random.nextBoolean());
            case 1 -> new EnumType(className(), list(each -> enumConstant()));
            case 2 -> new DocumentType(className(), depth > 0 ? list(each -> type(depth - 1)) : List.of());
            case 3 -> new Unmappable(text(), text());
            case 4 -> new ListType(type(depth - 1));
            case 5 -> new SetType(type(depth - 1), random.nextBoolean());
            case 6 -> new ArrayType(type(depth - 1));
            case 7 -> new ConvertedType(javaType(2), className(), maybe(text()), type(depth - 1));
            default -> new MapType(type(0), type(depth - 1));
        };
    }

    private EnumConstant enumConstant() {
        return random.nextBoolean()
                ? EnumConstant.byName(text())
                : new EnumConstant(text(), maybe(text()), list(each -> text()), random.nextBoolean());
    }

    private JavaType javaType(int depth) {
        return switch (random.nextInt(depth == 0 ? 2 : 5)) {
            case 0 -> new JavaType.Named(className(), List.of());
            case 1 -> new JavaType.Primitive(text());
            case 2 -> new JavaType.Named(className(), list(each -> javaType(depth - 1)));
            case 3 -> new JavaType.Array(javaType(depth - 1));
            default -> new JavaType.Wildcard(maybe(javaType(depth - 1)), maybe(javaType(depth - 1)));
        };
    }

    /** With faults every now and then: a broken design has a model too. */
    private KeyTemplate template() {
        String broken = random.nextInt(5) == 0 ? "{x" : "";
        StringBuilder text = new StringBuilder(broken);
        for (Segment segment : segments(random, List.of("id", "address.country"))) {
            text.append(segment instanceof Placeholder placeholder ? placeholder.source() : ((Literal) segment).text());
        }
        return TemplateParser.parse(text.toString());
    }

    private QualifiedName className() {
        String packageName = pick(random, List.of("", "com", "com.daintree.shop"));
        return new QualifiedName(
                packageName, pick(random, List.of(List.of("Order"), List.of("Shop", "Order"), List.of("A$B", "C_d"))));
    }

    private String text() {
        return pick(random, TEXTS);
    }

    private <T> @Nullable T maybe(T value) {
        return random.nextBoolean() ? value : null;
    }

    private <T> T constant(T[] constants) {
        return constants[random.nextInt(constants.length)];
    }

    private <T> List<T> list(Function<Integer, T> element) {
        List<T> elements = new ArrayList<>();
        int size = random.nextInt(4);
        for (int i = 0; i < size; i++) {
            elements.add(element.apply(i));
        }
        return elements;
    }
}
