package rules;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;

public interface MisplacedAnnotation_enum {

    @Entity
    @Key(pk = "ORDER#{orderId}", sk = "ORDER")
    record Order(String orderId, Status status, Size size) {}

    enum Status {
        OPEN,
        PAID
    }

    enum Size {
        SMALL,
        LARGE
    }

    @Table(entities = Order.class)
    interface Shop {}
}
