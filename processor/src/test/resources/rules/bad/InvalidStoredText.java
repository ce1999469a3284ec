package rules;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.Stored;
import io.keywright.annotation.Table;

public interface InvalidStoredText {

    @Entity
    @Key(pk = "ORDER#{orderId}", sk = "ORDER")
    record Order(String orderId, Status status) {}

    enum Status {
        @Stored("p")
        PENDING,
        // ERROR [InvalidStoredText] The constant PAID of the enum rules.InvalidStoredText.Status may not have a text that PENDING has already: "p". Write another in @Stored.
        @Stored("p")
        PAID
    }

    @Table(entities = Order.class)
    interface Shop {}
}
