package rules;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;

public interface NotReadable {

    @Entity
    @Key(pk = "ORDER#{orderId}", sk = "ORDER")
    class Order {
        private String orderId = "";
        // ERROR [NotReadable] The property status of rules.NotReadable.Order cannot be read back from an item: it has no setter. Add setStatus(java.lang.String), or annotate the getter with @Ignore.
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
    }

    @Table(entities = Order.class)
    interface Shop {}
}
