package shop;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Gsi;
import io.keywright.annotation.Key;
import java.util.List;

@Entity
@Key(pk = "SKU#{sku}#{tier}", sk = "ID#{id}", name = "bySku")
@Gsi(index = 1, name = "byInstance", pk = "INSTANCE#{instance}#{id}", sk = "{type}")
public record TIER(SKU sku, String tier, String id, E e, List<E> es, TYPE type, Instances.INSTANCE instance) {}
