package old;

import io.keywright.annotation.Attribute;
import io.keywright.annotation.Default;
import io.keywright.annotation.Document;
import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.Unique;
import java.util.Optional;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/** Unique values of items that are not as they should be. */
@NullMarked
@Entity
@Key(pk = "TICKET#{ticketId}", sk = "TICKET")
public record Ticket(
        String ticketId,
        @Unique(scope = {"hall", "place.city"}) @Attribute(value = "s", formerly = "seat") Optional<String> seat,
        @Unique(format = "lower") @Nullable String email,
        @Unique @Nullable Long number,
        @Default("main") String hall,
        Place place,
        String title) {

    /** Where. */
    @Document
    public record Place(@Attribute("c") String city) {}
}
