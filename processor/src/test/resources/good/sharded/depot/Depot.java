package depot;

import io.keywright.annotation.Index;
import io.keywright.annotation.Projected;
import io.keywright.annotation.Table;

/** Partitions that would be too hot as one, in the table and in its indexes. */
@Table(
        entities = {Order.class, Refund.class, Reading.class, Alarm.class},
        collections = {StatusItem.class, SiteItem.class},
        indexes = @Index(number = 3, projection = Projected.KEYS_ONLY))
public interface Depot {}
