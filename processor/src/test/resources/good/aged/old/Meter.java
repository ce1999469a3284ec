package old;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.Version;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/** Numbers that count. */
@NullMarked
@Entity
@Key(pk = "METER#{meterId}", sk = "METER")
public record Meter(String meterId, @Version int version, @Nullable Byte small, @Nullable Long large, String note) {}
