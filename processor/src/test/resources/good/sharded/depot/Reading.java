package depot;

import io.keywright.annotation.Allow;
import io.keywright.annotation.Entity;
import io.keywright.annotation.Gsi;
import io.keywright.annotation.Key;
import io.keywright.annotation.Lsi;
import java.time.Instant;
import java.time.LocalDate;

/** The readings of a day are too many for one partition of the table; the index had four shards once. */
@Entity
@Allow("LocalIndex")
@Key(pk = "{day}#{sensor:shard(12)}", sk = "{sensor:8}#{at:millis}", name = "ofDay")
@Lsi(index = 1, name = "byValue", sk = "{value:signed4}#{sensor:8}")
@Gsi(index = 2, name = "bySite", pk = "SITE#{site}#{sensor:shard(16, formerly = 4)}#S", sk = "READ#{at:millis}")
public record Reading(LocalDate day, long sensor, Instant at, String site, int value) implements SiteItem {}
