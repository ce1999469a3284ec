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

    @Document(tagAttribute = "tag")
    sealed interface Payment permits Card, Cash {}

    @Document
    record Card(String number, @Attribute(value = "k", formerly = "kind") String type) implements Payment {}

    @Document
    record Cash(String currency) implements Payment {}

    @Table(entities = Bill.class)
    interface Shop {}
}
