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

    // ERROR [DuplicateTag] The document rules.DuplicateTag.Card may not have a tag that rules.DuplicateTag.Cash has or had, both being DuplicateTag.Payment: "Cash". Write another in @Document(formerly = …), or take it out.
    @Document(formerly = "Cash")
    record Card(String number) implements Payment {}

    @Document
    record Cash(String currency) implements Payment {}

    // ERROR [DuplicateTag] The document rules.DuplicateTag.Wire may not have a tag that rules.DuplicateTag.Card has or had, both being DuplicateTag.Payment: "Card". Write another in @Document(tag = …), or take it out.
    @Document(tag = "Card")
    record Wire(String iban) implements Payment {}

    @Table(entities = Bill.class)
    interface Shop {}
}
