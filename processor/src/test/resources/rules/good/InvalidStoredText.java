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
        @Stored("d")
        PAID
    }

    @Table(entities = Order.class)
    interface Shop {}
}
