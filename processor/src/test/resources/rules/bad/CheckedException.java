package rules;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;
import java.io.IOException;

public interface CheckedException {

    @Entity
    @Key(pk = "ORDER#{orderId}", sk = "ORDER")
    class Order {
        // ERROR [CheckedException] The method getOrderId of rules.CheckedException.Order may not declare a checked exception: "java.io.IOException". Throw an unchecked one.
        private String orderId = "";

        public String getOrderId() throws IOException {
            return orderId;
        }

        public void setOrderId(String orderId) {
            this.orderId = orderId;
        }
    }

    @Table(entities = Order.class)
    interface Shop {}
}
