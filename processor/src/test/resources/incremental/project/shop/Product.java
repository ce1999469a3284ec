package shop;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Gsi;
import io.keywright.annotation.Key;
import java.time.Instant;

@Entity
@Key(pk = "PRODUCT#{sku}", sk = "PRODUCT")
@Gsi(index = 2, name = "newest", pk = "PRODUCTS#{shelf}", sk = "{added:seconds}")
public record Product(String sku, String shelf, Instant added, int stock) {}
