package rules;

import io.keywright.annotation.Attribute;
import io.keywright.annotation.Entity;
import io.keywright.annotation.Ignore;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;

public interface MisplacedAnnotation_member {

    class Base {

        private long count;

        public long counted() {
            return count;
        }
    }

    enum Status {
        OPEN,
        PAID
    }

    @Entity
    @Key(pk = "ORDER#{orderId}", sk = "ORDER")
    class Order extends Base {

        static final int LIMIT = 9;

        private String orderId = "";
        private Status status = Status.OPEN;
        private long count;

        public Order() {}

        public Order(String orderId) {
            this.orderId = orderId;
        }

        public String getOrderId() {
            return orderId;
        }

        public void setOrderId(String orderId) {
            this.orderId = orderId;
        }

        @Attribute("o")
        public Status getStatus() {
            return status;
        }

        public void setStatus(Status status) {
            this.status = status;
        }

        public long getCount() {
            return count;
        }

        public void setCount(long count) {
            this.count = count;
        }
    }

    @Table(entities = Order.class)
    interface Shop {}
}
