package club;

import io.keywright.annotation.Attribute;
import io.keywright.annotation.Document;
import io.keywright.annotation.Entity;
import io.keywright.annotation.Gsi;
import io.keywright.annotation.Key;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** Keys with less in them than the property of a document that they are made of. */
@Entity
@Key(pk = "CLUB#{club}", sk = "SINCE#{address.since:date}#{id}", name = "ofClub")
@Gsi(index = 1, name = "byStay", pk = "STAY#{club}", sk = "{address.stay.from:seconds}#{id}")
public record Member(String club, String id, @Attribute("adr") Address address) {

    @Document
    public record Address(@Attribute("since.when") Instant since, @Nullable Stay stay) {}

    @Document
    public record Stay(@Attribute("from") Instant from) {}
}
