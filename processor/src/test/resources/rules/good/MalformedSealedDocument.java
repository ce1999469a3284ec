package rules;

import io.keywright.annotation.Document;
import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;

public interface MalformedSealedDocument {

    @Entity
    @Key(pk = "BILL#{billId}", sk = "BILL")
    record Bill(String billId, Payment payment, Address address) {}

    @Document(tagAttribute = "kind")
    sealed interface Payment permits Card, Cash, Voucher {}

    @Document
    record Card(String number) implements Payment {}

    @Document
    record Cash(String currency) implements Payment {}

    @Document
    record Voucher(String code) implements Payment {}

    @Document
    record Address(String street) {}

    @Table(entities = Bill.class)
    interface Shop {}
}
