package desk;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Gsi;
import io.keywright.annotation.Key;
import org.jspecify.annotations.Nullable;

/** Its key is all that it must have. */
@Entity
@Key(pk = "VISITOR#{email:escaped}", sk = "VISITOR")
@Gsi(index = 1, name = "all", pk = "ALL#{email:shard(2)}", sk = "{email:escaped}")
@Gsi(index = 2, name = "byName", pk = "NAME#{name:escaped}", sk = "{email:escaped}")
public record Visitor(String email, @Nullable String name, @Nullable Integer visits) {}
