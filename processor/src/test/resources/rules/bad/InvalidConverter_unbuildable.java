package rules;

import io.keywright.annotation.Converted;
import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;
import io.keywright.annotation.ValueConverter;
import java.math.BigDecimal;

public interface InvalidConverter_unbuildable {

    @Entity
    @Key(pk = "PRODUCT#{sku}", sk = "PRODUCT")
    record Product(String sku, Money price) {}

    @Converted(by = MoneyConverter.class)
    // ERROR [InvalidConverter] The converter of the type rules.InvalidConverter_unbuildable.Money cannot be built. Give it a constructor without parameters and without checked exceptions, or a static field INSTANCE of its own type, or make it an enum with one constant: "rules.InvalidConverter_unbuildable.MoneyConverter".
    record Money(BigDecimal amount) {}

    final class MoneyConverter implements ValueConverter<Money, BigDecimal> {

        MoneyConverter(String currency) {}

        @Override
        public BigDecimal toStored(Money value) {
            return value.amount();
        }

        @Override
        public Money fromStored(BigDecimal stored) {
            return new Money(stored);
        }
    }

    @Table(entities = Product.class)
    interface Shop {}
}
