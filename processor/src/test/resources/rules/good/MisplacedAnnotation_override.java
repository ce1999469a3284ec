package rules;

import io.keywright.annotation.Attribute;
import io.keywright.annotation.Entity;
import io.keywright.annotation.Ignore;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;

public interface MisplacedAnnotation_override {

    class Base {

        private String status = "";
        private String label = "";

        @Attribute("st")
        public String getStatus() {
            return status;
        }

        public void setStatus(String status) {
            this.status = status;
        }

        @Ignore
        public String getLabel() {
            return label;
        }

        public void setLabel(String label) {
            this.label = label;
        }
    }

    @Entity
    @Key(pk = "ORDER#{orderId}", sk = "ORDER")
    class Order extends Base {

        private String orderId = "";

        public String getOrderId() {
            return orderId;
        }

        public void setOrderId(String orderId) {
            this.orderId = orderId;
        }

        @Attribute("st")
        @Override
        public String getStatus() {
            return super.getStatus();
        }

        @Ignore
        @Override
        public String getLabel() {
            return super.getLabel();
        }
    }

    @Table(entities = Order.class)
    interface Shop {}
}
