package rules;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Ignore;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;

public interface NotStored {

    @Entity
    @Key(pk = "CUSTOMER#{customerId}", sk = "CUSTOMER")
    class Customer {
        private String customerId = "";

        public String getCustomerId() {
            return customerId;
        }

        public void setCustomerId(String customerId) {
            this.customerId = customerId;
        }

        @Ignore
        public String getLabel() {
            return customerId.strip();
        }
    }

    @Table(entities = Customer.class)
    interface Shop {}
}
