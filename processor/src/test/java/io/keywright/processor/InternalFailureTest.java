package io.keywright.processor;

import static org.assertj.core.api.Assertions.assertThat;

import io.keywright.processor.problem.Problem;
import io.keywright.processor.problem.Rule;
import io.keywright.schema.QualifiedName;
import org.junit.jupiter.api.Test;

class InternalFailureTest {

    private static final QualifiedName SHOP = QualifiedName.of("data", "Shop");

    @Test
    void becomesOneErrorThatNamesTheEntityAndAsksForAReport() {
        Problem problem = InternalFailure.problem(SHOP, "the entity shop.Order", new IllegalStateException("oops"));

        assertThat(problem.rule()).isEqualTo(Rule.INTERNAL);
        assertThat(problem.message())
                .startsWith("The processor cannot finish the entity shop.Order because of a fault of its own:"
                        + " \"java.lang.IllegalStateException: oops at io.keywright.processor.InternalFailureTest.")
                .contains("Please report it to Keywright")
                .doesNotContain("\n");
    }

    @Test
    void aClassThatIsNotThereIsTheUsersToAdd() {
        Problem problem = InternalFailure.problem(SHOP, "the table data.Shop", new CompletionFailure("shop.Lost"));

        assertThat(problem.rule()).isEqualTo(Rule.UNRESOLVED);
        assertThat(problem.message()).contains("\"shop.Lost\"").contains("class path");
    }

    private static final class CompletionFailure extends RuntimeException {
        private static final long serialVersionUID = 1L;

        CompletionFailure(String message) {
            super(message);
        }
    }
}
