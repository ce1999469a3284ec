package io.keywright.processor.check;

import io.keywright.processor.problem.Locator;
import io.keywright.processor.problem.Problem;
import io.keywright.processor.problem.Rule;
import io.keywright.schema.Component;
import io.keywright.schema.Entity;
import io.keywright.schema.Formats;
import io.keywright.schema.IndexKey;
import io.keywright.schema.KeyTemplate;
import io.keywright.schema.KeyTemplate.Literal;
import io.keywright.schema.KeyTemplate.Placeholder;
import io.keywright.schema.KeyTemplate.Segment;
import io.keywright.schema.PropertyType.Scalar;
import io.keywright.schema.Resolution.Found;
import io.keywright.schema.Resolver;
import io.keywright.schema.ScalarKind;
import io.keywright.schema.Table;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A key has room in DynamoDB, if only with the shortest of its values. */
final class KeyLengthCheck implements Check {

    private static final int MOST_PARTITION_BYTES = 2048;
    private static final int MOST_SORT_BYTES = 1024;
    private static final int SHOWN = 40;

    /** A method of Java has room for 255 parameters, of which long and double take two; some are ours. */
    private static final int MOST_PARAMETERS = 250;

    @Override
    public List<Problem> check(Table table) {
        List<Problem> problems = new ArrayList<>();
        for (TemplateUse use : TemplateUse.of(table)) {
            int most = use.sort() ? MOST_SORT_BYTES : MOST_PARTITION_BYTES;
            int least = leastBytes(table, use);
            if (least > most) {
                problems.add(use.problem(
                        Rule.KEY_TOO_LONG,
                        use.place() + " cannot give keys of more than " + grouped(most) + " bytes, and gives none of"
                                + " less than " + grouped(least) + ": " + Wording.quoted(shortened(use))
                                + ". Write shorter literals."));
            }
        }
        for (Entity entity : table.entities()) {
            checkPlaceholders(
                    table, entity, "Key", -1, entity.key().pk(), entity.key().sk(), problems);
            for (IndexKey key : entity.indexKeys()) {
                checkPlaceholders(
                        table, entity, TemplateUse.annotation(key), key.index(), key.pk(), key.sk(), problems);
            }
        }
        return problems;
    }

    private static void checkPlaceholders(
            Table table,
            Entity entity,
            String annotation,
            int index,
            KeyTemplate pk,
            @Nullable KeyTemplate sk,
            List<Problem> problems) {
        Map<String, Integer> places = new HashMap<>();
        Stream.of(Optional.of(pk), Optional.ofNullable(sk))
                .flatMap(Optional::stream)
                .flatMap(template -> template.placeholders().stream())
                .forEach(placeholder -> places.put(placeholder.path(), places(table, entity, placeholder)));
        int sum = places.values().stream().mapToInt(Integer::intValue).sum();
        if (sum > MOST_PARAMETERS) {
            problems.add(new Problem(
                    Rule.KEY_TOO_LONG,
                    TemplateUse.annotationText(annotation, index) + " on " + Wording.name(entity.javaType())
                            + " cannot have placeholders that take more than " + MOST_PARAMETERS
                            + " places among the parameters of a method, where long and double take two: " + sum
                            + ". Put what belongs together into one property.",
                    Locator.ofAnnotation(table.type(), entity.javaType(), annotation, index, "pk")));
        }
    }

    private static int places(Table table, Entity entity, Placeholder placeholder) {
        return Resolver.resolve(table, entity, placeholder) instanceof Found found
                        && found.component().property().type() instanceof Scalar scalar
                        && scalar.primitive()
                        && (scalar.kind() == ScalarKind.LONG || scalar.kind() == ScalarKind.DOUBLE)
                ? 2
                : 1;
    }

    /** What has a fault counts nothing. */
    private static int leastBytes(Table table, TemplateUse use) {
        if (!use.sound()) {
            return 0;
        }
        int bytes = 0;
        for (Segment segment : use.template().segments()) {
            if (segment instanceof Literal literal) {
                bytes += literal.text().getBytes(StandardCharsets.UTF_8).length;
            } else {
                Optional<Component> component = Components.of(table, use, segment);
                bytes += component
                        .map(found -> Formats.leastBytes(
                                found.format(), found.property().type()))
                        .orElse(0);
            }
        }
        return bytes;
    }

    private static String grouped(int number) {
        return String.format(Locale.ROOT, "%,d", number);
    }

    private static String shortened(TemplateUse use) {
        String text = use.template().text();
        return text.codePointCount(0, text.length()) <= SHOWN
                ? text
                : text.substring(0, text.offsetByCodePoints(0, SHOWN)) + "…";
    }
}
