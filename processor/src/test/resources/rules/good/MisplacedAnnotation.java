package rules;

import io.keywright.annotation.Attribute;
import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;

public interface MisplacedAnnotation {

    @Entity
    @Key(pk = "ORDER#{orderId}", sk = "ORDER")
    record Order(String orderId, @Attribute("st") String status) {

        @Override
        public String status() {
            return status;
        }
    }

    @Table(entities = Order.class)
    interface Shop {}
}
