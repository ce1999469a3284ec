package io.keywright.schema;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

/**
 * What {@link SortKeyConditions} offers, tried on random templates and values: the keys of each offered stretch are
 * exactly those whose values are meant.
 */
class OrderPromiseTest {

    private static final List<String> LITERALS = List.of("", "#", "#", "#X#", "!#", "~#", "$", "-", "b#", "é");

    /** A random template with its conditions, and the samples that its components are of. */
    private record Design(List<SampleFormats.Sample> samples, List<ComponentConditions> conditions) {

        String key(List<Object> values) {
            return prefix(values, samples.size());
        }

        /** The key up to a component, the literal before it included. */
        String prefix(List<Object> values, int end) {
            StringBuilder text = new StringBuilder(conditions.get(0).before());
            for (int i = 0; i < end; i++) {
                text.append(SampleValues.text(samples.get(i).format(), values.get(i)))
                        .append(conditions.get(i).behind());
            }
            return text.toString();
        }
    }

    @Test
    void rangesHoldExactlyTheValuesThatAreMeant() {
        int[] ranges = new int[1];
        Trials.run(2_500, random -> {
            Design design = design(random);
            for (int i = 0; i < design.conditions().size(); i++) {
                if (!design.conditions().get(i).range().isEmpty()) {
                    ranges[0]++;
                    checkRanges(design, i, random);
                }
            }
        });
        assertThat(ranges[0]).isGreaterThan(1_000);
    }

    private static void checkRanges(Design design, int at, Random random) {
        SampleFormats.Sample sample = design.samples().get(at);
        ComponentConditions conditions = design.conditions().get(at);
        List<List<Object>> items = items(design, at, random);
        String prefix = design.prefix(items.get(0), at);
        Object bound = items.get(0).get(at);
        String text = SampleValues.text(sample.format(), bound);

        check(design, items, KeyRange.from(prefix, text), item -> compare(sample, item.get(at), bound) >= 0);
        check(
                design,
                items,
                KeyRange.after(conditions, prefix, text),
                item -> compare(sample, item.get(at), bound) > 0);
        check(
                design,
                items,
                KeyRange.until(conditions, prefix, text),
                item -> compare(sample, item.get(at), bound) <= 0);
        check(design, items, KeyRange.before(prefix, text), item -> compare(sample, item.get(at), bound) < 0);
    }

    private static void check(Design design, List<List<Object>> items, KeyRange range, Predicate<List<Object>> meant) {
        for (List<Object> item : items) {
            String key = design.key(item);
            if (range.contains(key) != meant.test(item)) {
                fail("%s in %s: %s", key, range, range.contains(key));
            }
        }
    }

    @Test
    void startsFindExactlyTheStringsThatStartSo() {
        int[] starts = new int[1];
        Trials.run(2_500, random -> {
            Design design = design(random);
            for (int i = 0; i < design.conditions().size(); i++) {
                if (design.conditions().get(i).startingWith()) {
                    starts[0]++;
                    checkStart(design, i, random);
                }
            }
        });
        assertThat(starts[0]).isGreaterThan(150);
    }

    private static void checkStart(Design design, int at, Random random) {
        SampleFormats.Sample sample = design.samples().get(at);
        List<List<Object>> items = items(design, at, random);
        String start = SampleValues.text(sample.format(), SampleValues.value(sample.format(), sample.type(), random));
        String prefix = design.prefix(items.get(0), at) + start;

        for (List<Object> item : items) {
            String text = SampleValues.text(sample.format(), item.get(at));
            boolean found = design.key(item).startsWith(prefix);
            if (found != text.startsWith(start)) {
                fail("%s begins with %s: %s", design.key(item), prefix, found);
            }
        }
    }

    @Test
    void warAndPeaceShowsWhyStringWithMoreBehindHasNoRange() {
        assertThat(SampleValues.compare("War", "War and Peace")).isNegative();
        assertThat(SampleValues.KEY_ORDER.compare("War#1", "War and Peace#1")).isPositive();
    }

    /** Rows that agree in all components before one, and are random from there on. */
    private static List<List<Object>> items(Design design, int at, Random random) {
        List<Object> common = new ArrayList<>();
        for (int i = 0; i < at; i++) {
            common.add(value(design.samples().get(i), random));
        }
        List<List<Object>> items = new ArrayList<>();
        for (int n = 0; n < 25; n++) {
            List<Object> item = new ArrayList<>(common);
            for (int i = at; i < design.samples().size(); i++) {
                item.add(value(design.samples().get(i), random));
            }
            items.add(item);
        }
        return items;
    }

    private static Object value(SampleFormats.Sample sample, Random random) {
        return SampleValues.value(sample.format(), sample.type(), random);
    }

    /** Compares what a format keeps of two values: days, seconds, folded texts, or the values themselves. */
    private static int compare(SampleFormats.Sample sample, Object a, Object b) {
        return SampleValues.compare(kept(sample.format(), a), kept(sample.format(), b));
    }

    private static Object kept(KeyFormat format, Object value) {
        return switch (format.kind()) {
            case LOWER -> value.toString().toLowerCase(Locale.ROOT);
            case UPPER -> value.toString().toUpperCase(Locale.ROOT);
            case ESCAPED, PATTERN -> SampleValues.text(format, value);
            case MILLIS -> utc(value).truncatedTo(ChronoUnit.MILLIS);
            case MICROS -> utc(value).truncatedTo(ChronoUnit.MICROS);
            case DATE -> value instanceof LocalDate ? value : utc(value).toLocalDate();
            case SECONDS -> utc(value).truncatedTo(ChronoUnit.SECONDS);
            default -> value;
        };
    }

    private static LocalDateTime utc(Object value) {
        if (value instanceof LocalDateTime local) {
            return local;
        }
        if (value instanceof Instant instant) {
            return LocalDateTime.ofInstant(instant, ZoneOffset.UTC);
        }
        Instant instant = value instanceof OffsetDateTime time ? time.toInstant() : ((ZonedDateTime) value).toInstant();
        return LocalDateTime.ofInstant(instant, ZoneOffset.UTC);
    }

    /** A template that the rules would let pass: drawn until it is one. */
    private static Design design(Random random) {
        while (true) {
            List<SampleFormats.Sample> samples = new ArrayList<>();
            List<String> literals = new ArrayList<>(List.of(SampleValues.pick(random, LITERALS)));
            int size = 1 + random.nextInt(3);
            for (int i = 0; i < size; i++) {
                samples.add(SampleValues.pick(random, SampleFormats.all()));
                literals.add(SampleValues.pick(random, LITERALS));
            }
            if (isSound(samples, literals)) {
                return new Design(samples, conditions(samples, literals));
            }
        }
    }

    private static boolean isSound(List<SampleFormats.Sample> samples, List<String> literals) {
        for (int i = 0; i < samples.size() - 1; i++) {
            KeyFormat format = samples.get(i).format();
            PropertyType type = samples.get(i).type();
            String behind = literals.get(i + 1);
            boolean told = Formats.fixedWidth(format, type).isPresent()
                    || behind.contains("#")
                    || (!behind.isEmpty() && !Formats.canContain(format, type, "#", behind.codePointAt(0)));
            if (!told || format.kind() == KeyFormat.Kind.REST) {
                return false;
            }
        }
        return true;
    }

    private static List<ComponentConditions> conditions(List<SampleFormats.Sample> samples, List<String> literals) {
        StringBuilder template = new StringBuilder(literals.get(0));
        Property[] properties = new Property[samples.size()];
        for (int i = 0; i < samples.size(); i++) {
            SampleFormats.Sample sample = samples.get(i);
            properties[i] = TestModel.property("p" + i, sample.type());
            template.append("{p").append(i);
            template.append(sample.name().isEmpty() ? "" : ":" + sample.name());
            template.append('}').append(literals.get(i + 1));
        }
        Entity entity = TestModel.entity("Row", TestModel.key("P", "S"), List.of(), properties);
        return SortKeyConditions.of(TestModel.table(entity), entity, TemplateParser.parse(template.toString()));
    }
}
