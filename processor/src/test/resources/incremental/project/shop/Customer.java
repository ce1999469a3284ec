package shop;

import io.keywright.annotation.Attribute;
import io.keywright.annotation.Entity;
import io.keywright.annotation.Gsi;
import io.keywright.annotation.Key;
import org.jspecify.annotations.Nullable;

@Entity
@Key(pk = Prefix.CUSTOMER + "{owner}", sk = "CUSTOMER")
@Gsi(index = 1, name = "byCountry", pk = "COUNTRY#{address.country.code}", sk = "{level}#{owner}")
public record Customer(
        String owner, @Attribute("n") String name, @Nullable String note, Level level, @Nullable Address address)
        implements Mine {}
