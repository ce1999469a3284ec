package clinic;

import io.keywright.annotation.Attribute;
import io.keywright.annotation.Default;
import io.keywright.annotation.Document;
import java.time.Instant;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A document with a past. */
@Document
public record Address(
        @Attribute(value = "z", formerly = "postCode") String zip,
        @Default("AT") String country,
        @Default("0.5") double share,
        @Attribute(value = "m", formerly = "movedAt") Instant moved,
        @Nullable String street,
        Optional<String> floor) {}
