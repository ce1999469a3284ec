// OTHER MEMBERS the twin has another property
package rules;

import io.keywright.annotation.Document;
import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;

public interface UnknownPlaceholder_sealed {

    @Entity
    // ERROR [UnknownPlaceholder] {payment.number} in sk of @Key on rules.UnknownPlaceholder_sealed.Bill cannot reach into "payment", which is one of several documents: "payment.number". Write a property of the entity's own that says what the key needs of it.
    @Key(pk = "BILL#{billId}", sk = "{payment.number}")
    record Bill(String billId, Payment payment) {}

    @Document
    sealed interface Payment permits Card, Cash {}

    @Document
    record Card(String number) implements Payment {}

    @Document
    record Cash(String currency) implements Payment {}

    @Table(entities = Bill.class)
    interface Shop {}
}
