package desk;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Gsi;
import io.keywright.annotation.Key;
import java.time.Instant;
import java.time.LocalDateTime;

/** Its indexes need no more of its times than its key tells: a day, and the month of one. */
@Entity
@Key(pk = "SHIFT#{starts:date}", sk = "{ends:yyyy-MM-dd-HH}#{name}")
@Gsi(index = 1, name = "byRole", pk = "ROLE#{role}#{starts:yyyy-MM}", sk = "{starts:date}#{ends:date}#{name}")
@Gsi(index = 2, name = "bySecond", pk = "PLACE#{place}", sk = "{starts:seconds}")
public record Shift(Instant starts, LocalDateTime ends, String name, String role, String place) {}
