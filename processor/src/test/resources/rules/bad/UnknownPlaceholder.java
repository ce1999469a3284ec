package rules;

import io.keywright.annotation.Document;
import io.keywright.annotation.Entity;
import io.keywright.annotation.Gsi;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;

public interface UnknownPlaceholder {

    @Entity
    // ERROR [UnknownPlaceholder] {custmerId} in pk of @Key on rules.UnknownPlaceholder.Order must name a property of UnknownPlaceholder.Order: "custmerId". Did you mean "customerId"?
    @Key(pk = "CUSTOMER#{custmerId}", sk = "ORDER#{orderId}")
    // ERROR [UnknownPlaceholder] {address.contry} in pk of @Gsi(index = 1) on rules.UnknownPlaceholder.Order must name a property of UnknownPlaceholder.Address: "contry". Did you mean "country"?
    @Gsi(index = 1, name = "byCountry", pk = "COUNTRY#{address.contry}", sk = "{orderId}")
    record Order(String customerId, String orderId, Address address) {}

    @Document
    record Address(String street, String country) {}

    @Table(entities = Order.class)
    interface Shop {}
}
