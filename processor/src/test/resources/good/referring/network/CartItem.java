package network;

import io.keywright.annotation.CopyOf;
import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.Ref;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.Optional;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/** Holds copies that may be old. */
@NullMarked
@Entity
@Key(pk = "USER#{userId}", sk = "CART#{shop}#{made}#{product:4}", name = "ofUser")
record CartItem(
        String userId,
        String shop,
        Instant made,
        @Ref(value = Product.class, property = "number") int product,
        @CopyOf(value = Product.class, refresh = true) BigDecimal price,
        @CopyOf(value = Product.class, property = "picture", refresh = true) byte @Nullable [] icon,
        @CopyOf(value = Product.class, refresh = true) @Nullable String colour) {}
