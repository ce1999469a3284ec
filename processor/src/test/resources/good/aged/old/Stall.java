package old;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.OnExpiry;
import io.keywright.annotation.TimeToLive;
import io.keywright.annotation.UpdatedAt;
import io.keywright.annotation.Unique;
import java.time.Instant;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/** A place that is free again when its owner has expired. */
@NullMarked
@Entity
@Key(pk = "STALL#{stallId}", sk = "STALL")
public record Stall(
        String stallId,
        @Unique(onExpiry = OnExpiry.RELEASE) String place,
        @TimeToLive @Nullable Instant expiresAt,
        @Nullable String note,
        @UpdatedAt @Nullable Instant updatedAt) {}
