// OTHER MEMBERS the twin has another type
package rules;

import io.keywright.annotation.Converted;
import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;
import io.keywright.annotation.ValueConverter;
import java.util.OptionalInt;

public interface InvalidConverter_optional {

    @Entity
    @Key(pk = "PRODUCT#{sku}", sk = "PRODUCT")
    // ERROR [InvalidConverter] The property stock of rules.InvalidConverter_optional.Product cannot be converted, since "java.util.OptionalInt" holds no object: rules.InvalidConverter_optional.Hex takes "java.lang.Integer". Write Optional<java.lang.Integer>.
    record Product(String sku, @Converted(by = Hex.class) OptionalInt stock) {}

    @Entity
    @Key(pk = "SHELF#{shelf}", sk = "SHELF")
    // ERROR [InvalidConverter] The property places of rules.InvalidConverter_optional.Shelf cannot be converted, since "java.util.OptionalInt" holds no object: rules.InvalidConverter_optional.Hex takes "java.lang.Integer". Write Optional<java.lang.Integer>.
    record Shelf(String shelf, OptionalInt places) {}

    final class Hex implements ValueConverter<Integer, String> {

        @Override
        public String toStored(Integer value) {
            return Integer.toHexString(value);
        }

        @Override
        public Integer fromStored(String stored) {
            return Integer.parseUnsignedInt(stored, 16);
        }
    }

    @Table(
            entities = {Product.class, Shelf.class},
            converters = Hex.class)
    interface Shop {}
}
