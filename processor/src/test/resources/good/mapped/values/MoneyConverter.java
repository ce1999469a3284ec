package values;

import java.math.BigDecimal;

public final class MoneyConverter extends Plain<Money, BigDecimal> {

    @Override
    public BigDecimal toStored(Money value) {
        return value.amount();
    }

    @Override
    public Money fromStored(BigDecimal stored) {
        if (stored.signum() < 0) {
            throw new IllegalArgumentException("owing");
        }
        return new Money(stored);
    }
}
