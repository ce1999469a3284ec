package rules;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;

public interface NotBuildable {

    @Entity
    @Key(pk = "ORDER#{orderId}", sk = "ORDER")
    class Order {
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
