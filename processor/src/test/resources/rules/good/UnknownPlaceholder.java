package rules;

import io.keywright.annotation.Document;
import io.keywright.annotation.Entity;
import io.keywright.annotation.Gsi;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;

public interface UnknownPlaceholder {

    @Entity
    @Key(pk = "CUSTOMER#{customerId}", sk = "ORDER#{orderId}")
    @Gsi(index = 1, name = "byCountry", pk = "COUNTRY#{address.country}", sk = "{orderId}")
    record Order(String customerId, String orderId, Address address) {}

    @Document
    record Address(String street, String country) {}

    @Table(entities = Order.class)
    interface Shop {}
}
