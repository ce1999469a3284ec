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
        // ERROR [InvalidStoredText] The constant PAID of the enum rules.InvalidStoredText_constant.Status may not have a text that PENDING has already: "PAID". Write another in @Stored.
        PAID,
        // ERROR [InvalidStoredText] The constant SHIPPED of the enum rules.InvalidStoredText_constant.Status may not have a text that PENDING has already: "PAID". Write another in @Stored.
        @Stored(value = "s", formerly = "PAID")
        SHIPPED,
        @Stored(fallback = true)
        UNKNOWN,
        // ERROR [InvalidStoredText] The enum rules.InvalidStoredText_constant.Status may not have two constants for unknown texts: "UNKNOWN" and "OTHER". Keep fallback = true on one of them.
        @Stored(fallback = true)
        OTHER
    }

    enum Size {
        // ERROR [InvalidStoredText] The constant SMALL of the enum rules.InvalidStoredText_constant.Size must be stored as a text of at least one character, without half of a surrogate pair: "". Write another in @Stored, or take the annotation away.
        @Stored("")
        SMALL,
        LARGE;

        private final int rank = ordinal();
    }

    @Table(entities = Order.class)
    interface Shop {}
}
