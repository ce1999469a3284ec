package rules;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;

public interface NotReadable {

    @Entity
    @Key(pk = "ORDER#{orderId}", sk = "ORDER")
    class Order {
        private String orderId = "";
        private String status = "";

        public String getOrderId() {
            return orderId;
        }

        public void setOrderId(String orderId) {
            this.orderId = orderId;
        }

        public String getStatus() {
            return status;
        }

        public void setStatus(String status) {
            this.status = status;
        }
    }

    @Table(entities = Order.class)
    interface Shop {}
}
