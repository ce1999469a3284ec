// OTHER MEMBERS the twin has other properties
package rules;

import io.keywright.annotation.Document;
import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;
import io.keywright.annotation.Version;

public interface MisplacedAnnotation_document {

    @Entity
    @Key(pk = "ORDER#{orderId}", sk = "ORDER")
    record Order(String orderId, Payment payment) {}

    @Document
    // ERROR [MisplacedAnnotation] @Version on rules.MisplacedAnnotation_document.Payment.version may not stand in a @Document, which is a part of items: "@Version". Move it to a property of the entity, or remove it.
    record Payment(String method, @Version long version) {}

    @Table(entities = Order.class)
    interface Shop {}
}
