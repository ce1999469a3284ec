package before;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Gsi;
import io.keywright.annotation.Key;
import java.time.Instant;

@Entity
@Key(pk = "TICKET#{id}", sk = "TICKET")
@Gsi(index = 1, name = "byState", pk = "STATE#{state}#{id:shard(4)}", sk = "{openedAt:millis}#{id}")
public record Ticket(String id, String state, Instant openedAt) {}
