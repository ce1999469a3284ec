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
    @Key(pk = "NOTE#{noteId:rest}", sk = "NOTE#{noteId:rest}")
    record Note(String noteId) {}

    @Table(entities = {Customer.class, Note.class})
    interface Shop {}
}
