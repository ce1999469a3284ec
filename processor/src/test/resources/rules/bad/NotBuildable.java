package rules;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;

public interface NotBuildable {

    @Entity
    @Key(pk = "ORDER#{orderId}", sk = "ORDER")
    // ERROR [NotBuildable] The class rules.NotBuildable.Order must be one of which objects can be built: it is abstract, and has no static method builder(). Add one, annotate a static method that takes all properties with @Creator, or name the class that extends it instead.
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
