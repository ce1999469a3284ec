// OTHER MEMBERS the twin stores the property
package rules;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Ignore;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;

public interface NotStored {

    @Entity
    // ERROR [NotStored] {label} in pk of @Key on rules.NotStored.Customer may not take what is not stored: "label" carries @Ignore. Take the annotation away, or take another property.
    @Key(pk = "CUSTOMER#{label}", sk = "CUSTOMER")
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
