package tree;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;

@Entity
@Key(pk = "TRUNK#{trunkId}", sk = "TRUNK")
public record Trunk(String trunkId, Branch first) {}
