package shop;

import io.keywright.annotation.Attribute;
import io.keywright.annotation.Entity;
import io.keywright.annotation.Gsi;
import io.keywright.annotation.Key;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Every kind of property, and indexes that an item may be left out of. */
@Entity
@Key(pk = "CUSTOMER#{id}", sk = "CUSTOMER")
@Gsi(index = 1, name = "byCountry", pk = "COUNTRY#{address.country}", sk = "{address.geo.height:5}#{home.floor:2}")
@Gsi(index = 2, name = "byNick", pk = "NICK#{nick}")
public record Customer(
        String id,
        @Nullable Place address,
        Place home,
        Optional<String> nick,
        Optional<Place> holiday,
        Color color,
        @Nullable Color favourite,
        List<String> phones,
        @Nullable List<Place> places,
        Set<String> tags,
        @Attribute(asList = true) @Nullable Set<Integer> numbers,
        @Attribute(asList = true) Optional<Set<Color>> palette,
        @Attribute("m") Map<String, Place> byName,
        Map<Color, List<Long>> counts,
        byte[] picture,
        char initial,
        boolean active,
        short small,
        byte tiny,
        float share,
        double score)
        implements Item {

    public enum Color {
        RED,
        GREEN
    }
}
