package rules;

import io.keywright.annotation.Attribute;
import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;

public interface MisplacedAnnotation {

    @Entity
    @Key(pk = "ORDER#{orderId}", sk = "ORDER")
    // ERROR [MisplacedAnnotation] The accessor status of the record rules.MisplacedAnnotation.Order may not carry an annotation of Keywright: "@Attribute". Move it to the record component.
    record Order(String orderId, String status) {

        @Attribute("st")
        @Override
        public String status() {
            return status;
        }
    }

    @Table(entities = Order.class)
    interface Shop {}
}
