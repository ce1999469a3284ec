package rules;

import io.keywright.annotation.Document;
import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;
import io.keywright.annotation.Version;

public interface MisplacedAnnotation_document {

    @Entity
    @Key(pk = "ORDER#{orderId}", sk = "ORDER")
    // ERROR [NotAvailableYet] @Version on rules.MisplacedAnnotation_document.Order.version cannot be used yet, since nothing generated counts or compares versions: "@Version". Remove it; until then count in a plain property, and add the condition to the request that toRequest() gives.
    record Order(String orderId, Payment payment, @Version long version) {}

    @Document
    record Payment(String method, long version) {}

    @Table(entities = Order.class)
    interface Shop {}
}
