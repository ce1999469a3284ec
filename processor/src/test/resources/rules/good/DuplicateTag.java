package rules;

import io.keywright.annotation.Document;
import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;

public interface DuplicateTag {

    @Entity
    @Key(pk = "BILL#{billId}", sk = "BILL")
    record Bill(String billId, Payment payment) {}

    @Document
    sealed interface Payment permits Card, Cash, Wire {}

    @Document(formerly = "CreditCard")
    record Card(String number) implements Payment {}

    @Document
    record Cash(String currency) implements Payment {}

    @Document(tag = "WIRE")
    record Wire(String iban) implements Payment {}

    @Table(entities = Bill.class)
    interface Shop {}
}
