package values;

import io.keywright.annotation.Converted;
import java.math.BigDecimal;

/** A type of its own, stored as a number wherever it occurs. */
@Converted(by = MoneyConverter.class)
public record Money(BigDecimal amount) implements Comparable<Money> {

    public Money {
        amount = amount.stripTrailingZeros();
    }

    public static Money of(String amount) {
        return new Money(new BigDecimal(amount));
    }

    @Override
    public int compareTo(Money other) {
        return amount.compareTo(other.amount);
    }
}
