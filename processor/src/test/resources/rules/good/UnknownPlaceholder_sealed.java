package rules;

import io.keywright.annotation.Document;
import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;

public interface UnknownPlaceholder_sealed {

    @Entity
    @Key(pk = "BILL#{billId}", sk = "{number}")
    record Bill(String billId, String number, Payment payment) {}

    @Document
    sealed interface Payment permits Card, Cash {}

    @Document
    record Card(String number) implements Payment {}

    @Document
    record Cash(String currency) implements Payment {}

    @Table(entities = Bill.class)
    interface Shop {}
}
