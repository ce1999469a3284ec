package shop;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Gsi;
import io.keywright.annotation.Key;

@Entity
@Key(pk = "LOUD#{SKU}", sk = "IN#{ID}", name = "ofSku")
@Gsi(index = 1, name = "byNumber", pk = "N#{_1}", sk = "X#{IF}")
public record Loud(String SKU, String ID, String _1, String IF) {}
