package io.keywright.processor.problem;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class SuggestionTest {

    @Test
    void findsTheNameWithTheFewestTypingErrors() {
        List<String> names = List.of("customerId", "orderId", "placedAt", "status");

        assertThat(Suggestion.nearest("custmerId", names)).contains("customerId");
        assertThat(Suggestion.nearest("palcedAt", names)).contains("placedAt");
        assertThat(Suggestion.nearest("PLACEDAT", names)).contains("placedAt");
        assertThat(Suggestion.nearest("statuses", names)).contains("status");
    }

    @Test
    void staysSilentWhereNothingIsNear() {
        assertThat(Suggestion.nearest("total", List.of("customerId", "at"))).isEmpty();
        assertThat(Suggestion.nearest("x", List.of())).isEmpty();
        assertThat(Suggestion.didYouMean("total", List.of("customerId"))).isEmpty();
    }

    @Test
    void takesTheFirstByAlphabetOfEquals() {
        assertThat(Suggestion.didYouMean("ordr", List.of("order", "ords"))).isEqualTo(" Did you mean \"order\"?");
        assertThat(Suggestion.didYouMean("ordr", List.of("ords", "order"))).isEqualTo(" Did you mean \"order\"?");
    }
}
