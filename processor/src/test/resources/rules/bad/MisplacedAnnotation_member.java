package rules;

import io.keywright.annotation.Attribute;
import io.keywright.annotation.Entity;
import io.keywright.annotation.Ignore;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;

public interface MisplacedAnnotation_member {

    class Base {

        // ERROR [MisplacedAnnotation] The field count of rules.MisplacedAnnotation_member.Base may not carry an annotation of Keywright: "@Attribute". A field of the same name hides it from rules.MisplacedAnnotation_member.Order; move it there, or remove it.
        @Attribute("c")
        private long count;

        // ERROR [MisplacedAnnotation] The method counted of rules.MisplacedAnnotation_member.Base may not carry an annotation of Keywright: "@Ignore". Only fields and getters of properties are read; move it to one, or remove it.
        @Ignore
        public long counted() {
            return count;
        }
    }

    enum Status {
        // ERROR [MisplacedAnnotation] The member OPEN of the enum rules.MisplacedAnnotation_member.Status may not carry an annotation of Keywright: "@Attribute". A constant may carry @Stored, nothing else any; remove it.
        @Attribute("o")
        OPEN,
        PAID
    }

    @Entity
    @Key(pk = "ORDER#{orderId}", sk = "ORDER")
    class Order extends Base {

        // ERROR [MisplacedAnnotation] The field LIMIT of rules.MisplacedAnnotation_member.Order may not carry an annotation of Keywright: "@Attribute". Only fields and getters of properties are read; move it to one, or remove it.
        @Attribute("l")
        static final int LIMIT = 9;

        private String orderId = "";
        private Status status = Status.OPEN;
        private long count;

        public Order() {}

        // ERROR [MisplacedAnnotation] The parameter of the constructor of rules.MisplacedAnnotation_member.Order may not carry an annotation of Keywright: "@Attribute". Only fields and getters of properties are read; move it to one, or remove it.
        public Order(@Attribute("i") String orderId) {
            this.orderId = orderId;
        }

        public String getOrderId() {
            return orderId;
        }

        public void setOrderId(String orderId) {
            this.orderId = orderId;
        }

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
