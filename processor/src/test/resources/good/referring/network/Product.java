package network;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.Optional;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/** Its key has several components, one of them twice and one that takes less than the property holds. */
@NullMarked
@Entity
@Key(pk = "SHOP#{shop}#{made:date}", sk = "{number:4}#{shop}")
record Product(
        String shop,
        Instant made,
        int number,
        BigDecimal price,
        byte @Nullable [] picture,
        Optional<String> colour) {}
