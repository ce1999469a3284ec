package kept;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.OnExpiry;
import io.keywright.annotation.TimeToLive;
import io.keywright.annotation.Unique;
import java.time.Instant;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/** Unique values of items that expire. */
@NullMarked
@Entity
@Key(pk = "SEAT#{seatId}", sk = "SEAT")
public record Seat(
        String seatId,
        @Unique(onExpiry = OnExpiry.RELEASE) String place,
        @Unique(onExpiry = OnExpiry.KEEP) String ticket,
        @TimeToLive @Nullable Instant expiresAt) {}
