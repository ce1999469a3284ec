package rules;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.Stored;
import io.keywright.annotation.Table;

public interface InvalidStoredText_constant {

    @Entity
    @Key(pk = "ORDER#{orderId}", sk = "ORDER")
    record Order(String orderId, Status status, Size size) {}

    /** The place is that of the constant which has the annotation, wherever it can be had. */
    enum Status {
        @Stored("PAID")
        PENDING,
        @Stored("p")
        PAID,
        @Stored(value = "s", formerly = "sent")
        SHIPPED,
        @Stored(fallback = true)
        UNKNOWN,
        @Stored("o")
        OTHER
    }

    enum Size {
        @Stored("S")
        SMALL,
        LARGE;

        private final int rank = ordinal();
    }

    @Table(entities = Order.class)
    interface Shop {}
}
