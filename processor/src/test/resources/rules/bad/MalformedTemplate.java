package rules;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;

public interface MalformedTemplate {

    @Entity
    // ERROR [MalformedTemplate] pk of @Key on rules.MalformedTemplate.Order must close each brace: "CUSTOMER#{customerId" opens one at character 10 that nothing closes. Write } behind the property's name.
    // ERROR [MalformedTemplate] sk of @Key on rules.MalformedTemplate.Order must open each brace that it closes: "ORDER#orderId}" closes one at character 14 that nothing opens. Write { before the property's name, or take the } out.
    @Key(pk = "CUSTOMER#{customerId", sk = "ORDER#orderId}")
    record Order(String customerId, String orderId) {}

    @Table(entities = Order.class)
    interface Shop {}
}
