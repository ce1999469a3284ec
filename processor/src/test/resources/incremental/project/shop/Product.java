package shop;

import io.keywright.annotation.Converted;
import io.keywright.annotation.Entity;
import io.keywright.annotation.Gsi;
import io.keywright.annotation.Key;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

@Entity
@Key(pk = "PRODUCT#{sku}", sk = "PRODUCT")
@Gsi(index = 2, name = "newest", pk = "PRODUCTS#{shelf}", sk = "{added:seconds}")
public record Product(
        String sku,
        @Converted(by = ShelfConverter.class) String shelf,
        Instant added,
        int stock,
        List<Weight> weights,
        @Nullable Payment payment) {}
