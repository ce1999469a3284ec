package rules;

import io.keywright.annotation.Attribute;
import io.keywright.annotation.Document;
import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;

public interface SharedAttribute_tag {

    @Entity
    @Key(pk = "BILL#{billId}", sk = "BILL")
    record Bill(String billId, Payment payment) {}

    // ERROR [SharedAttribute] The tag of rules.SharedAttribute_tag.Payment may not share an attribute with rules.SharedAttribute_tag.Card.type: "kind". Write @Document(tagAttribute = …) on the interface with a name of its own.
    @Document(tagAttribute = "kind")
    sealed interface Payment permits Card, Cash {}

    @Document
    record Card(String number, @Attribute(value = "k", formerly = "kind") String type) implements Payment {}

    @Document
    record Cash(String currency) implements Payment {}

    @Table(entities = Bill.class)
    interface Shop {}
}
