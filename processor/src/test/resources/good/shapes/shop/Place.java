package shop;

import io.keywright.annotation.Attribute;
import io.keywright.annotation.Document;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A document in a document in a document, and a list of itself. */
@Document
public record Place(
        String street, @Attribute("c") @Nullable String country, Optional<Geo> geo, int floor, List<Place> nearby) {

    @Document
    public record Geo(double latitude, double longitude, @Nullable Integer height) {}
}
