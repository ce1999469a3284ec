package network;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.Ref;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/** Names another one of its own kind, and may do so in part only, which is not at all. */
@NullMarked
@Entity(name = "Call")
@Key(pk = "USER#{userId}", sk = "VISIT#{visit}", name = "ofUser")
record Visit(String userId, String visit, @Ref(value = Visit.class, property = "visit") @Nullable String before) {}
