package rules;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;
import io.keywright.annotation.Unique;

public interface KeyCollision_guard {

    @Entity
    @Key(pk = "CUSTOMER#{customerId}", sk = "CUSTOMER")
    record Customer(String customerId, @Unique String email) {}

    @Entity
    // ERROR [KeyCollision] @Key on rules.KeyCollision_guard.Note with "{noteId:rest} / {noteId:rest}" may not give keys that a guard of @Unique on KeyCollision_guard.Customer.email, "UNIQUE#Customer#email#<sha256 of email>", can have too: "UNIQUE#Customer#email#aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa / UNIQUE#Customer#email#aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa". Write another literal in it, such as "NOTE#…".
    @Key(pk = "{noteId:rest}", sk = "{noteId:rest}")
    record Note(String noteId) {}

    @Table(entities = {Customer.class, Note.class})
    interface Shop {}
}
