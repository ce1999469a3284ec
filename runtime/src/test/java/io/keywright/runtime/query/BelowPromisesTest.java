package io.keywright.runtime.query;

import static org.assertj.core.api.Assertions.assertThat;

import io.keywright.runtime.RandomText;
import io.keywright.runtime.Trials;
import io.keywright.runtime.expression.Placeholders;
import io.keywright.runtime.text.Utf8;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** What lies below a key is exactly what goes on from it with the delimiter. */
class BelowPromisesTest {

    @Test
    void admitsTheKeyAndWhatIsBelowItAndNothingElse() {
        Trials.of(5000, random -> {
            String key = "ORDER#" + RandomText.component(random);
            String candidate = neighbour(key, random);
            SortKeyCondition below = SortKeyCondition.below(key, "#");
            boolean expected = candidate.equals(key) || candidate.startsWith(key + "#");

            assertThat(below.admits(candidate))
                    .as("%s below %s", candidate, key)
                    .isEqualTo(expected);
            assertThat(below.finds(candidate)).isEqualTo(isBetween(candidate, below));
            assertThat(!expected || below.finds(candidate)).isTrue();
            assertThat(below.isEmpty()).isFalse();
        });
    }

    private static String neighbour(String key, Random random) {
        return switch (random.nextInt(7)) {
            case 0 -> key;
            case 1 -> key + "#";
            case 2 -> key + "#" + RandomText.component(random);
            case 3 -> key + RandomText.component(random);
            case 4 -> key.substring(0, key.length() - 1);
            case 5 -> key + List.of("!", "\"", "$", "\0", " ").get(random.nextInt(5));
            default -> "ORDER#" + RandomText.component(random);
        };
    }

    /** As DynamoDB would evaluate what is sent. */
    private static boolean isBetween(String candidate, SortKeyCondition condition) {
        Placeholders placeholders = new Placeholders();
        String expression = condition.expression("Order", "#n", placeholders);
        assertThat(expression).isEqualTo("#n BETWEEN :v0 AND :v1");
        String lower = value(placeholders, ":v0");
        String upper = value(placeholders, ":v1");
        return Utf8.compare(lower, candidate) <= 0 && Utf8.compare(candidate, upper) <= 0;
    }

    private static String value(Placeholders placeholders, String name) {
        Map<String, AttributeValue> values = Objects.requireNonNull(placeholders.values());
        return Objects.requireNonNull(values.get(name)).s();
    }
}
