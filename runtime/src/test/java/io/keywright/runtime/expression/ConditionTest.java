package io.keywright.runtime.expression;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.keywright.runtime.error.InvalidExpressionException;
import io.keywright.runtime.item.Converters;
import io.keywright.runtime.shop.Order;
import java.math.BigDecimal;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The texts of conditions, and what is refused before anything is sent. */
class ConditionTest {

    private static final TextAttribute<Order> NAME = new TextAttribute<>(AttributePath.of("name", "fn"));
    private static final TextAttribute<Order> RENAMED =
            new TextAttribute<>(AttributePath.of("city", "town", "city", "place"));
    private static final OrderedAttribute<Order, BigDecimal> TOTAL =
            new OrderedAttribute<>(AttributePath.of("total", "total"), Converters.ofBigDecimal());
    private static final SetAttribute<Order, String> TAGS =
            new SetAttribute<>(AttributePath.of("tags", "t"), Converters.set(Converters.ofString()));
    private static final SetAttribute<Order, Boolean> FLAGS =
            new SetAttribute<>(AttributePath.of("flags", "f"), Converters.set(Converters.ofBoolean()));
    private static final ListAttribute<Order, String, TextAttribute<Order>> LINES = new ListAttribute<>(
            AttributePath.of("lines", "l"), Converters.list(Converters.ofString()), Elements.text());
    private static final MapAttribute<Order, String, BigDecimal, OrderedAttribute<Order, BigDecimal>> PRICES =
            new MapAttribute<>(
                    AttributePath.of("prices", "p"),
                    Converters.map(Converters.ofString(), Converters.ofBigDecimal()),
                    Converters.ofString(),
                    Elements.ordered(Converters.ofBigDecimal()));

    @Test
    void everyQuestionHasItsText() {
        assertThat(text(NAME.eq("a"))).isEqualTo("fn = S(a)");
        assertThat(text(NAME.ne("a"))).isEqualTo("fn <> S(a)");
        assertThat(text(NAME.in("a", "b"))).isEqualTo("fn IN (S(a), S(b))");
        assertThat(text(NAME.beginsWith("a"))).isEqualTo("begins_with(fn, S(a))");
        assertThat(text(NAME.contains("a"))).isEqualTo("contains(fn, S(a))");
        assertThat(text(NAME.exists())).isEqualTo("attribute_exists(fn)");
        assertThat(text(NAME.notExists())).isEqualTo("attribute_not_exists(fn)");
        assertThat(text(NAME.isType(StoredType.NULL))).isEqualTo("attribute_type(fn, S(NULL))");
        assertThat(text(NAME.size().between(1, 2))).isEqualTo("size(fn) BETWEEN N(1) AND N(2)");
        assertThat(text(TOTAL.lt(BigDecimal.ONE))).isEqualTo("total < N(1)");
        assertThat(text(TOTAL.le(BigDecimal.ONE))).isEqualTo("total <= N(1)");
        assertThat(text(TOTAL.gt(BigDecimal.ONE))).isEqualTo("total > N(1)");
        assertThat(text(TOTAL.ge(BigDecimal.ONE))).isEqualTo("total >= N(1)");
        assertThat(text(TOTAL.between(new BigDecimal("9"), BigDecimal.TEN))).isEqualTo("total BETWEEN N(9) AND N(10)");
        assertThat(text(TAGS.contains("a"))).isEqualTo("contains(t, S(a))");
        assertThat(text(FLAGS.contains(true))).isEqualTo("contains(f, BOOL(true))");
        assertThat(text(TAGS.size().gt(3))).isEqualTo("size(t) > N(3)");
        assertThat(text(LINES.at(2).beginsWith("a"))).isEqualTo("begins_with(l[2], S(a))");
        assertThat(text(LINES.contains("a"))).isEqualTo("contains(l, S(a))");
        assertThat(text(PRICES.key("a.b").lt(BigDecimal.ONE))).isEqualTo("p.a.b < N(1)");
    }

    @Test
    void anEmptySetIsOneThatIsNotThere() {
        assertThat(text(TAGS.eq(Set.of()))).isEqualTo("attribute_not_exists(t)");
        assertThat(text(TAGS.ne(Set.of()))).isEqualTo("attribute_exists(t)");
    }

    @Test
    void combinationsKeepTheirMeaningWithAsFewParenthesesAsPossible() {
        Condition<Order> a = NAME.eq("a");
        Condition<Order> b = NAME.eq("b");
        Condition<Order> c = TAGS.exists();

        assertThat(text(a.or(b).or(c))).isEqualTo("fn = S(a) OR fn = S(b) OR attribute_exists(t)");
        assertThat(text(a.or(b).and(c))).isEqualTo("(fn = S(a) OR fn = S(b)) AND attribute_exists(t)");
        assertThat(text(a.and(b.or(c)).not())).isEqualTo("NOT (fn = S(a) AND (fn = S(b) OR attribute_exists(t)))");
        assertThat(text(a.not().not())).isEqualTo("fn = S(a)");
        assertThat(text(Condition.anyOf(List.of(a)))).isEqualTo("fn = S(a)");
        assertThat(text(Condition.allOf(List.of(a, b.not())))).isEqualTo("fn = S(a) AND NOT fn = S(b)");
    }

    @Test
    void aRenamedAttributeIsAskedForUnderTheFirstOfItsNamesThatIsThere() {
        assertThat(text(RENAMED.eq("a")))
                .isEqualTo("town = S(a) OR (attribute_not_exists(town) AND (city = S(a)"
                        + " OR (attribute_not_exists(city) AND place = S(a))))");
        assertThat(text(RENAMED.notExists()))
                .isEqualTo("attribute_not_exists(town) AND attribute_not_exists(city)"
                        + " AND attribute_not_exists(place)");
        assertThat(text(RENAMED.exists())).startsWith("NOT (attribute_not_exists(town) AND ");
        assertThat(text(RENAMED.ne("a"))).startsWith("NOT (town = S(a) OR (");
    }

    @Test
    void twoConditionsInOneRequestShareNamesAndNoValues() {
        Placeholders placeholders = new Placeholders();
        String first = NAME.eq("a").expression("ConditionExpression", placeholders);
        String second = NAME.eq("b").and(TAGS.exists()).expression("FilterExpression", placeholders);

        assertThat(first).isEqualTo("#n0 = :v0");
        assertThat(second).isEqualTo("#n0 = :v1 AND attribute_exists(#n1)");
        assertThat(placeholders.names()).isEqualTo(Map.of("#n0", "fn", "#n1", "t"));
    }

    @Test
    void whatDynamoDbWouldRefuseIsRefusedBeforeItIsSent() {
        refused(() -> NAME.in(List.of()), "name is compared with 0 values, where DynamoDB takes 1 to 100.");
        refused(
                () -> NAME.in(Collections.nCopies(101, "a")),
                "name is compared with 101 values, where DynamoDB takes 1 to 100.");
        refused(
                () -> TOTAL.between(BigDecimal.TEN, new BigDecimal("9")),
                "total is held against bounds in the wrong order.");
        refused(() -> NAME.between("\uD83D\uDE00", "\uFFFD"), "name is held against bounds in the wrong order.");
        refused(() -> NAME.size().between(2, 1), "The size of name is held against bounds in the wrong order.");
        refused(
                () -> TOTAL.eq(new BigDecimal("1e200")),
                "total is compared with what it cannot hold: expected a number between 1E-130 and 1E+126, found one");
        assertThatThrownBy(() -> LINES.at(-1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Condition.allOf(List.<Condition<Order>>of()))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void limitsOfTheWholeExpressionAreSeenBeforeItIsSent() {
        Condition<Order> atMost = Condition.anyOf(Collections.nCopies(150, TAGS.exists()));
        assertThat(text(atMost)).startsWith("attribute_exists(t) OR ");
        refused(
                () -> text(atMost.or(NAME.exists())),
                "The request's ConditionExpression has 301 operators and functions, where DynamoDB takes 300.");
        refused(
                () -> text(Condition.anyOf(Collections.nCopies(140, NAME.in("a", "b", "c", "d")))),
                "where DynamoDB takes 4096.");

        Condition<Order> nested = NAME.exists();
        for (int level = 0; level < 10_000; level++) {
            nested = level % 2 == 0 ? nested.or(TAGS.exists()) : nested.and(TAGS.exists());
        }
        Condition<Order> deep = nested;
        refused(() -> text(deep), "The request's ConditionExpression is nested 9999 levels deep, where 64 are taken.");
    }

    private static void refused(Runnable call, String message) {
        assertThatThrownBy(call::run)
                .isInstanceOf(InvalidExpressionException.class)
                .hasMessageContaining(message);
    }

    /** With names and values in place of the placeholders. */
    private static String text(Condition<Order> condition) {
        Placeholders placeholders = new Placeholders();
        String text = condition.expression("ConditionExpression", placeholders);
        return Resolved.text(text, placeholders);
    }
}
