package rules;

import io.keywright.annotation.Document;
import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;

public interface MisplacedAnnotation_enum {

    @Entity
    @Key(pk = "ORDER#{orderId}", sk = "ORDER")
    record Order(String orderId, Status status, Size size) {}

    // ERROR [MisplacedAnnotation] The enum rules.MisplacedAnnotation_enum.Status is stored as a text and may not carry an annotation of what has properties: "@Document". Remove it; its constants may carry @Stored.
    @Document
    enum Status {
        OPEN,
        PAID
    }

    // ERROR [MisplacedAnnotation] The enum rules.MisplacedAnnotation_enum.Size is stored as a text and may not carry an annotation of what has properties: "@Entity". Remove it; its constants may carry @Stored.
    @Entity
    enum Size {
        SMALL,
        LARGE
    }

    @Table(entities = Order.class)
    interface Shop {}
}
