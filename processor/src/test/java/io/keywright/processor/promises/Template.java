package io.keywright.processor.promises;

import io.keywright.schema.Component;
import io.keywright.schema.Entity;
import io.keywright.schema.Formats;
import io.keywright.schema.KeyFormat.Digits;
import io.keywright.schema.KeyFormat.Kind;
import io.keywright.schema.KeyTemplate;
import io.keywright.schema.KeyTemplate.Literal;
import io.keywright.schema.KeyTemplate.Segment;
import io.keywright.schema.PropertyType;
import io.keywright.schema.Resolver;
import io.keywright.schema.Table;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A template of a sound design, with all that is needed to write keys by it and to read them back. */
final class Template {

    private final KeyTemplate source;
    private final String delimiter;
    private final List<Component> components;
    private final List<Writer> writers;

    /** The literals around the components, one more than those; empty where there is none. */
    private final List<String> literals = new ArrayList<>();

    Template(Table table, Entity entity, KeyTemplate source) {
        this.source = source;
        this.delimiter = table.delimiter();
        this.components = Resolver.components(table, entity, source);
        this.writers = components.stream()
                .map(component -> Writer.of(component, delimiter))
                .toList();
        StringBuilder literal = new StringBuilder();
        for (Segment segment : source.segments()) {
            if (segment instanceof Literal more) {
                literal.append(more.text());
            } else {
                literals.add(literal.toString());
                literal.setLength(0);
            }
        }
        literals.add(literal.toString());
    }

    KeyTemplate source() {
        return source;
    }

    List<Component> components() {
        return components;
    }

    Component component(int at) {
        return components.get(at);
    }

    /** Whether the key ends with this component. */
    boolean endsWith(int at) {
        return at == components.size() - 1 && literals.get(at + 1).isEmpty();
    }

    /** The values of this template's placeholders, by their paths. */
    List<Object> values(Map<String, Object> properties) {
        return components.stream()
                .map(component -> Objects.requireNonNull(
                        properties.get(component.placeholder().path())))
                .toList();
    }

    /** Whether some value must be refused. */
    boolean refuses(List<Object> values) {
        for (int at = 0; at < values.size(); at++) {
            if (Oracle.refuses(components.get(at).format(), values.get(at), delimiter)) {
                return true;
            }
        }
        return false;
    }

    String delimiter() {
        return delimiter;
    }

    /** Whether it is promised that keys sort by this component, all before it being alike. */
    boolean sortsBy(int at) {
        Component component = components.get(at);
        PropertyType type = component.property().type();
        return Formats.isOrdered(component.format())
                && (endsWith(at) || Formats.fixedWidth(component.format(), type).isPresent());
    }

    /** Whether the placeholder must refuse the value. */
    boolean refuses(Component component, Object value) {
        return Oracle.refuses(component.format(), value, delimiter);
    }

    /** Whether a placeholder for this property must refuse the value. */
    boolean refuses(String path, Object value) {
        return components.stream()
                .anyMatch(component -> component.placeholder().path().equals(path)
                        && Oracle.refuses(component.format(), value, delimiter));
    }

    /** What the key keeps of the values. */
    List<Object> kept(List<Object> values) {
        List<Object> kept = new ArrayList<>();
        for (int at = 0; at < values.size(); at++) {
            kept.add(Oracle.kept(components.get(at).format(), values.get(at)));
        }
        return kept;
    }

    String text(int at, @Nullable Object value) {
        return writers.get(at).text(value);
    }

    /** The texts of the values. */
    List<String> texts(List<Object> values) {
        List<String> texts = new ArrayList<>();
        for (int at = 0; at < values.size(); at++) {
            texts.add(text(at, values.get(at)));
        }
        return texts;
    }

    /** The key. */
    String key(List<String> texts) {
        return start(texts, texts.size());
    }

    /** The start of a key, up to where a component begins. */
    String start(List<String> texts, int end) {
        StringBuilder key = new StringBuilder(literals.get(0));
        for (int at = 0; at < end; at++) {
            key.append(texts.get(at)).append(literals.get(at + 1));
        }
        return key.toString();
    }

    /** Every way in which a key can be made of texts that the formats write. */
    List<List<String>> readings(String key) {
        List<List<String>> readings = new ArrayList<>();
        if (key.startsWith(literals.get(0))) {
            read(key, literals.get(0).length(), List.of(), readings);
        }
        return readings;
    }

    private void read(String key, int from, List<String> before, List<List<String>> readings) {
        int at = before.size();
        if (at == components.size()) {
            if (from == key.length()) {
                readings.add(before);
            }
            return;
        }
        String behind = literals.get(at + 1);
        for (int end = from; end <= key.length(); end++) {
            String text = key.substring(from, end);
            if (key.startsWith(behind, end) && canBe(at, text)) {
                List<String> longer = new ArrayList<>(before);
                longer.add(text);
                read(key, end + behind.length(), longer, readings);
            }
        }
    }

    /** Whether a value has this text; of texts of fixed width some more, which read in no other way. */
    private boolean canBe(int at, String text) {
        Component component = components.get(at);
        PropertyType type = component.property().type();
        Kind kind = component.format().kind();
        if (text.isEmpty()) {
            return false;
        }
        return switch (kind) {
            case AS_IS, LOWER, UPPER, REST ->
                !Oracle.refuses(component.format(), text, delimiter)
                        && writers.get(at).text(text).equals(text);
            case ESCAPED -> {
                String value = text.replace(escape(delimiter), delimiter).replace("%25", "%");
                yield !Oracle.refuses(component.format(), value, delimiter)
                        && writers.get(at).text(value).equals(text);
            }
            case PLAIN ->
                text.matches("0|-?[1-9][0-9]*")
                        && writers.get(at).text(new BigInteger(text)).equals(text);
            case LOCALE -> Locale.forLanguageTag(text).toLanguageTag().equals(text);
            case ENUM, BOOLEAN ->
                Formats.texts(component.format(), type).orElseThrow().contains(text);
            default ->
                text.codePointCount(0, text.length())
                                == Formats.fixedWidth(component.format(), type).orElseThrow()
                        && (!(component.format() instanceof Digits digits)
                                || text.matches(
                                        "[0-9]+" + (digits.scale() > 0 ? "\\.[0-9]{" + digits.scale() + "}" : "")));
        };
    }

    private static String escape(String delimiter) {
        return String.format("%%%02X", (int) delimiter.charAt(0));
    }

    @Override
    public String toString() {
        return source + " delimited by " + delimiter;
    }
}
