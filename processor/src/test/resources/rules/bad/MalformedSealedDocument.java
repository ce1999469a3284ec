// OTHER MEMBERS what is no document has no mapper
package rules;

import io.keywright.annotation.Document;
import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;

public interface MalformedSealedDocument {

    @Entity
    @Key(pk = "BILL#{billId}", sk = "BILL")
    record Bill(String billId, Payment payment, Address address) {}

    @Document
    // ERROR [MalformedSealedDocument] The sealed document rules.MalformedSealedDocument.Payment may permit only documents that it can be built as: "rules.MalformedSealedDocument.Cash" lacks @Document. Annotate it, or take it from the interface.
    // ERROR [MalformedSealedDocument] The sealed document rules.MalformedSealedDocument.Payment may permit only documents that it can be built as: "rules.MalformedSealedDocument.Voucher" may have subclasses. Make it a record or a final class.
    sealed interface Payment permits Card, Cash, Voucher {}

    @Document
    record Card(String number) implements Payment {}

    record Cash(String currency) implements Payment {}

    @Document
    non-sealed class Voucher implements Payment {}

    @Document(tagAttribute = "kind")
    // ERROR [MalformedSealedDocument] The document rules.MalformedSealedDocument.Address must be a sealed interface to have an attribute for tags: "kind". Write @Document(tagAttribute = …) on the interface.
    record Address(String street) {}

    @Table(entities = Bill.class)
    interface Shop {}
}
