package depot;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.item.Converters;
import io.keywright.runtime.key.Partitions;
import io.keywright.runtime.operation.Check;
import io.keywright.runtime.operation.Delete;
import io.keywright.runtime.operation.Get;
import io.keywright.runtime.operation.Repository;
import io.keywright.runtime.query.IndexQuery;
import io.keywright.runtime.query.PropertyFilter;
import io.keywright.runtime.query.QuerySource;
import io.keywright.runtime.query.SortKeyCondition;
import io.keywright.runtime.query.StoredBound;
import io.keywright.runtime.query.TypeFilter;
import java.util.Optional;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Reads and writes {@link Alarm}: {@code ALARM#{id} / ALARM}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class AlarmRepository extends Repository<Alarm> {
  private final TableContext table;
  private final QuerySource<Alarm> bySite;

  AlarmRepository(TableContext table, TypeFilter bySite) {
    super(table, AlarmMapper.INSTANCE);
    this.table = table;
    this.bySite = QuerySource.globalIndex(table, AlarmMapper.INSTANCE,
        "GSI2", "GSI2PK", "GSI2SK", bySite).named("bySite");
  }

  /** GetItem; empty if there is no such item. */
  public Optional<Alarm> get(String id) {
    return get(AlarmKeys.primary(id));
  }

  /** GetItem, not sent yet. */
  public Get<Alarm> prepareGet(String id) {
    return prepareGet(AlarmKeys.primary(id));
  }

  /** DeleteItem; gives what was deleted. */
  public Optional<Alarm> delete(String id) {
    return delete(AlarmKeys.primary(id));
  }

  /** DeleteItem, not sent yet. */
  public Delete<Alarm> prepareDelete(String id) {
    return prepareDelete(AlarmKeys.primary(id));
  }

  /** For a transaction: that there is such an item. */
  public Check<Alarm> prepareCheck(String id) {
    return prepareCheck(AlarmKeys.primary(id));
  }

  /** UpdateItem of what is there: changes single attributes. */
  public AlarmUpdate update(String id) {
    return new AlarmUpdate(this.table, AlarmKeys.primary(id));
  }

  /** UpdateItem of an object that was read: changes single attributes. */
  public AlarmUpdate.OfEntity update(Alarm alarm) {
    return new AlarmUpdate.OfEntity(this.table, AlarmMapper.INSTANCE.key(alarm), alarm);
  }

  /**
   * Query of {@code GSI2}, its 16 shards and the former 4 merged: {@code GSI2PK = SITE#{site}#{sensor:shard(16, formerly = 4)}#S}, {@code GSI2SK = ALARM}.
   */
  public BySite bySite(String site) {
    return new BySite(bySite, AlarmKeys.bySitePartitions(site));
  }

  /**
   * Query of {@code GSI2} for one {@code sensor}, in its shard alone, by either number of shards: {@code GSI2PK = SITE#{site}#{sensor:shard(16, formerly = 4)}#S}, {@code GSI2SK = ALARM}.
   */
  public BySite bySite(String site, long sensor) {
    return new BySite(bySite, AlarmKeys.bySitePartitions(site, sensor),
        PropertyFilter.equal("sensor",
        StoredBound.of(AlarmKeys.SENSOR_SHARD, Converters.ofLong(), sensor)));
  }

  /** The query {@code bySite}. */
  public static final class BySite extends IndexQuery<Alarm, BySite> {
    private BySite(QuerySource<Alarm> source, Partitions partitions, PropertyFilter... filters) {
      super(source, partitions, SortKeyCondition.equalTo("ALARM"), filters);
    }
  }
}
