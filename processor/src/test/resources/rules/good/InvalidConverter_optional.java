package rules;

import io.keywright.annotation.Converted;
import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;
import io.keywright.annotation.ValueConverter;
import java.util.Optional;

public interface InvalidConverter_optional {

    @Entity
    @Key(pk = "PRODUCT#{sku}", sk = "PRODUCT")
    record Product(String sku, @Converted(by = Hex.class) Optional<Integer> stock) {}

    @Entity
    @Key(pk = "SHELF#{shelf}", sk = "SHELF")
    record Shelf(String shelf, Optional<Integer> places) {}

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
