package rules;

import io.keywright.annotation.Document;
import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;
import io.keywright.annotation.Version;

public interface MisplacedAnnotation_document {

    @Entity
    @Key(pk = "ORDER#{orderId}", sk = "ORDER")
    record Order(String orderId, Payment payment, @Version long version) {}

    @Document
    record Payment(String method, long version) {}

    @Table(entities = Order.class)
    interface Shop {}
}
