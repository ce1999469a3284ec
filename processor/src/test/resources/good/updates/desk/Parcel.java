package desk;

import io.keywright.annotation.Attribute;
import io.keywright.annotation.Default;
import io.keywright.annotation.Entity;
import io.keywright.annotation.Gsi;
import io.keywright.annotation.Key;
import io.keywright.annotation.Version;
import org.jspecify.annotations.Nullable;

/** What older programs wrote under other names, and without what is a default now. */
@Entity(formerly = "Package")
@Key(pk = "PARCEL#{depot}", sk = "PARCEL#{parcelId}")
@Gsi(index = 1, name = "byState", pk = "PARCELS#{state}#{parcelId:shard(3)}", sk = "{weight:6}")
@Gsi(index = 2, name = "byLabel", pk = "LABEL#{label:lower}", sk = "{state}")
public record Parcel(
        String depot,
        String parcelId,
        @Attribute(value = "st", formerly = "status") Order.Status state,
        @Default("10") int weight,
        @Attribute(value = "l", formerly = {"label", "tag"}) @Nullable String label,
        @Attribute(value = "cnt", formerly = "count") @Nullable Integer count,
        @Attribute("v") @Version long version) {}
