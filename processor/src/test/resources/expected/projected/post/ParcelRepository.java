package post;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.operation.Check;
import io.keywright.runtime.operation.Delete;
import io.keywright.runtime.operation.Get;
import io.keywright.runtime.operation.Repository;
import java.util.Optional;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Reads and writes {@link Parcel}: {@code PARCEL#{id} / PARCEL}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class ParcelRepository extends Repository<Parcel> {
  private final TableContext table;

  ParcelRepository(TableContext table) {
    super(table, ParcelMapper.INSTANCE);
    this.table = table;
  }

  /** GetItem; empty if there is no such item. */
  public Optional<Parcel> get(String id) {
    return get(ParcelKeys.primary(id));
  }

  /** GetItem, not sent yet. */
  public Get<Parcel> prepareGet(String id) {
    return prepareGet(ParcelKeys.primary(id));
  }

  /** DeleteItem; gives what was deleted. */
  public Optional<Parcel> delete(String id) {
    return delete(ParcelKeys.primary(id));
  }

  /** DeleteItem, not sent yet. */
  public Delete<Parcel> prepareDelete(String id) {
    return prepareDelete(ParcelKeys.primary(id));
  }

  /** For a transaction: that there is such an item. */
  public Check<Parcel> prepareCheck(String id) {
    return prepareCheck(ParcelKeys.primary(id));
  }

  /** UpdateItem of what is there: changes single attributes. */
  public ParcelUpdate update(String id) {
    return new ParcelUpdate(this.table, ParcelKeys.primary(id));
  }

  /** UpdateItem of an object that was read: changes single attributes. */
  public ParcelUpdate update(Parcel parcel) {
    return new ParcelUpdate(this.table, ParcelMapper.INSTANCE.key(parcel));
  }
}
