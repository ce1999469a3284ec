package rules;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;

public interface NotBuildable {

    @Entity
    @Key(pk = "ORDER#{orderId}", sk = "ORDER")
    // ERROR [NotBuildable] The class rules.NotBuildable.Order must be a record or a JavaBean of which an object can be built: it is abstract. Name the class that extends it instead.
    abstract class Order {
        private String orderId = "";

        public String getOrderId() {
            return orderId;
        }

        public void setOrderId(String orderId) {
            this.orderId = orderId;
        }
    }

    @Table(entities = Order.class)
    interface Shop {}
}
