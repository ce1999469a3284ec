package people;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.operation.Check;
import io.keywright.runtime.operation.Delete;
import io.keywright.runtime.operation.Get;
import io.keywright.runtime.operation.Repository;
import java.util.Optional;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Reads and writes {@link Shop.Order}: {@code CUSTOMER#{id} / ORDER#{number:4}}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class OrdRepository extends Repository<Shop.Order> {
  private final TableContext table;

  OrdRepository(TableContext table) {
    super(table, OrdMapper.INSTANCE);
    this.table = table;
  }

  /** GetItem; empty if there is no such item. */
  public Optional<Shop.Order> get(String id, int number) {
    return get(OrdKeys.primary(id, number));
  }

  /** GetItem, not sent yet. */
  public Get<Shop.Order> prepareGet(String id, int number) {
    return prepareGet(OrdKeys.primary(id, number));
  }

  /** DeleteItem; gives what was deleted. */
  public Optional<Shop.Order> delete(String id, int number) {
    return delete(OrdKeys.primary(id, number));
  }

  /** DeleteItem, not sent yet. */
  public Delete<Shop.Order> prepareDelete(String id, int number) {
    return prepareDelete(OrdKeys.primary(id, number));
  }

  /** For a transaction: that there is such an item. */
  public Check<Shop.Order> prepareCheck(String id, int number) {
    return prepareCheck(OrdKeys.primary(id, number));
  }

  /** UpdateItem of what is there: changes single attributes. */
  public OrdUpdate update(String id, int number) {
    return new OrdUpdate(this.table, OrdKeys.primary(id, number), false, id, number);
  }

  /** UpdateItem of an object that was read: changes single attributes. */
  public OrdUpdate update(Shop.Order ord) {
    return new OrdUpdate(this.table, OrdMapper.INSTANCE.key(ord), false, ord.id(), ord.number());
  }

  /** UpdateItem of what is there or not: an item that is new gets its type and the properties of its key. */
  public OrdUpdate upsert(String id, int number) {
    return new OrdUpdate(this.table, OrdKeys.primary(id, number), true, id, number);
  }
}
