package depot;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Gsi;
import io.keywright.annotation.Key;

@Entity
@Key(pk = "ALARM#{id}", sk = "ALARM")
@Gsi(index = 2, name = "bySite", pk = "SITE#{site}#{sensor:shard(16, formerly = 4)}#S", sk = "ALARM")
public record Alarm(String id, long sensor, String site) implements SiteItem {}
