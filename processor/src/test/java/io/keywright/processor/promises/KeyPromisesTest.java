package io.keywright.processor.promises;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.keywright.runtime.error.InvalidKeyException;
import io.keywright.schema.Component;
import io.keywright.schema.ComponentConditions;
import io.keywright.schema.Formats;
import io.keywright.schema.KeyFormat.Kind;
import io.keywright.schema.SortKeyConditions;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What is promised of the keys of any template that the rules let pass. */
class KeyPromisesTest {

    @Test
    void noKeyCanBeReadInTwoWays() {
        Set<Domain> tried = EnumSet.noneOf(Domain.class);
        Trials.run(1_000, random -> {
            Design design = Design.sound(random, "r");
            tried.addAll(design.properties().values());
            for (int number = 0; number < 4; number++) {
                Template template = design.template(number);
                for (int n = 0; n < 4; n++) {
                    List<String> texts = template.texts(template.values(design.taken(random)));

                    assertThat(template.readings(template.key(texts)))
                            .as("%s in %s", texts, template)
                            .containsExactly(texts);
                }
            }
        });
        assertThat(tried).hasSizeGreaterThan(20);
    }

    @Test
    void differentTuplesOfValuesGiveDifferentKeys() {
        int[] equal = new int[1];
        Trials.run(1_000, random -> {
            Template template = Design.sound(random, "r").template(random.nextInt(4));
            List<Object> one = taken(template, random);
            for (int n = 0; n < 20; n++) {
                List<Object> other = similar(template, one, random);
                boolean same = template.kept(one).equals(template.kept(other)) || isSame(template, one, other);
                equal[0] += same ? 1 : 0;

                assertThat(template.key(template.texts(one)).equals(template.key(template.texts(other))))
                        .as("%s and %s in %s", one, other, template)
                        .isEqualTo(same);
            }
        });
        assertThat(equal[0]).isBetween(1_000, 19_000);
    }

    private static boolean isSame(Template template, List<Object> one, List<Object> other) {
        List<Object> left = template.kept(one);
        List<Object> right = template.kept(other);
        for (int at = 0; at < left.size(); at++) {
            if (Oracle.compare(left.get(at), right.get(at)) != 0) {
                return false;
            }
        }
        return true;
    }

    @Test
    void exactlyWhatDoesNotFitIsRefusedAndNothingIsCut() {
        int[] refused = new int[1];
        Trials.run(500, random -> {
            Design design = Design.sound(random, "r");
            for (int number = 0; number < 4; number++) {
                Template template = design.template(number);
                for (int at = 0; at < template.components().size(); at++) {
                    for (int n = 0; n < 20; n++) {
                        check(
                                template,
                                at,
                                Values.next(
                                        Domain.of(template.component(at)
                                                .property()
                                                .type()),
                                        random),
                                refused);
                    }
                }
            }
        });
        assertThat(refused[0]).isGreaterThan(10_000);
    }

    private static void check(Template template, int at, Object value, int[] refused) {
        Component component = template.component(at);
        if (template.refuses(component, value)) {
            refused[0]++;
            assertThatThrownBy(() -> template.text(at, value))
                    .as("%s in %s", value, template)
                    .isInstanceOf(InvalidKeyException.class)
                    .hasMessageContaining(component.placeholder().path());
        } else {
            String text = template.text(at, value);
            assertThat(text).as("%s in %s", value, template).isNotEmpty();
            Formats.fixedWidth(component.format(), component.property().type())
                    .ifPresent(width ->
                            assertThat(text.codePointCount(0, text.length())).isEqualTo(width));
        }
    }

    @Test
    void nullIsRefusedByEveryFormat() {
        Trials.run(200, random -> {
            Template template = Design.sound(random, "r").template(random.nextInt(4));
            for (int at = 0; at < template.components().size(); at++) {
                int component = at;
                assertThatThrownBy(() -> template.text(component, null))
                        .isInstanceOf(InvalidKeyException.class)
                        .hasMessageContaining(
                                template.component(component).placeholder().path() + " is null");
            }
        });
    }

    @Test
    void keysSortByWhatTheirFixedWidthAndLastComponentsKeepOfTheValues() {
        Set<Kind> tried = EnumSet.noneOf(Kind.class);
        int[] compared = new int[1];
        Trials.run(1_000, random -> {
            Template template = Design.sound(random, "r").template(random.nextInt(4));
            for (int at = 0; at < template.components().size(); at++) {
                if (template.sortsBy(at)) {
                    tried.add(template.component(at).format().kind());
                    for (int n = 0; n < 20; n++) {
                        compared[0] += compare(template, at, random);
                    }
                }
            }
        });
        assertThat(tried).hasSizeGreaterThan(15);
        assertThat(compared[0]).isGreaterThan(5_000);
    }

    /** Two keys with all before a component alike, and from there on free. */
    private static int compare(Template template, int at, Random random) {
        List<Object> one = taken(template, random);
        List<Object> other = new ArrayList<>(similar(template, one, random));
        for (int before = 0; before < at; before++) {
            other.set(before, one.get(before));
        }
        int values = Oracle.compare(
                Oracle.sorted(template.component(at).format(), one.get(at), template.delimiter()),
                Oracle.sorted(template.component(at).format(), other.get(at), template.delimiter()));
        int keys = Oracle.compareKeys(template.key(template.texts(one)), template.key(template.texts(other)));
        if (values != 0 || template.endsWith(at)) {
            assertThat(Integer.signum(keys))
                    .as("%s and %s by component %s of %s", one, other, at, template)
                    .isEqualTo(Integer.signum(values));
        }
        return values == 0 ? 0 : 1;
    }

    @Test
    void aLiteralThatAValueCanHoldIsRefusedSinceItKeepsNothingApart() {
        Design design = design("{p0}-{p1}", "#");

        assertThat(design.isSound()).isFalse();
        assertThat(unchecked(design, List.of("x-y", "z"))).isEqualTo(unchecked(design, List.of("x", "y-z")));
        assertThat(design("{p0}#{p1}", "#").isSound()).isTrue();
        assertThat(unchecked(design("{p0}#{p1}", "#"), List.of("x-y", "z")))
                .isNotEqualTo(unchecked(design("{p0}#{p1}", "#"), List.of("x", "y-z")));
        assertThat(design("{p0}-{p1}", "-").isSound()).isTrue();
        assertThatThrownBy(() -> unchecked(design("{p0}-{p1}", "-"), List.of("x-y", "z")))
                .isInstanceOf(InvalidKeyException.class);
    }

    private static String unchecked(Design design, List<Object> values) {
        Template template = design.template(1);
        return template.key(template.texts(values));
    }

    @Test
    void aStringWithAnotherBehindItDoesNotSortSoItHasNoRange() {
        Design design = design("{p0}#{p1}", "#");

        assertThat(Oracle.compare("War", "War and Peace")).isNegative();
        assertThat(Oracle.compareKeys(
                        unchecked(design, List.of("War", "1")), unchecked(design, List.of("War and Peace", "1"))))
                .isPositive();
        List<ComponentConditions> conditions = SortKeyConditions.of(
                design.table(),
                design.table().entities().get(0),
                design.template(1).source());
        assertThat(conditions.get(0).range()).isEmpty();
        assertThat(conditions.get(1).range()).isNotEmpty();
    }

    private static Design design(String sortKey, String delimiter) {
        return new Design(
                "r",
                delimiter,
                Map.of("p0", Domain.STRING, "p1", Domain.STRING),
                Map.of("i0", Domain.STRING),
                List.of("P", sortKey, "I", "{i0}"));
    }

    private static List<Object> taken(Template template, Random random) {
        return template.components().stream()
                .map(component -> taken(template, component, random))
                .toList();
    }

    private static Object taken(Template template, Component component, Random random) {
        Domain domain = Domain.of(component.property().type());
        while (true) {
            Object value = Values.next(domain, random);
            if (!template.refuses(component, value)) {
                return value;
            }
        }
    }

    /** Most of the values are the same. */
    private static List<Object> similar(Template template, List<Object> values, Random random) {
        List<Object> similar = new ArrayList<>();
        for (int at = 0; at < values.size(); at++) {
            similar.add(random.nextBoolean() ? values.get(at) : taken(template, template.component(at), random));
        }
        return similar;
    }
}
