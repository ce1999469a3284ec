// OTHER MEMBERS the twin has another type
package rules;

import io.keywright.annotation.Converted;
import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;
import io.keywright.annotation.ValueConverter;
import java.math.BigDecimal;

public interface InvalidConverter {

    @Entity
    @Key(pk = "PRODUCT#{sku}", sk = "PRODUCT")
    // ERROR [InvalidConverter] The converter of price of rules.InvalidConverter.Product must take the property's type "java.math.BigDecimal", or a part of it: rules.InvalidConverter.MoneyConverter takes "rules.InvalidConverter.Money". Name a ValueConverter<java.math.BigDecimal, …>, or change the property's type.
    record Product(String sku, @Converted(by = MoneyConverter.class) BigDecimal price) {}

    record Money(BigDecimal amount) {}

    final class MoneyConverter implements ValueConverter<Money, BigDecimal> {

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
