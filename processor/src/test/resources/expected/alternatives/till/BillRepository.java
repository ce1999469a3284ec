package till;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.operation.Check;
import io.keywright.runtime.operation.Delete;
import io.keywright.runtime.operation.Get;
import io.keywright.runtime.operation.Repository;
import java.util.Optional;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Reads and writes {@link Bill}: {@code BILL#{billId} / BILL}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class BillRepository extends Repository<Bill> {
  private final TableContext table;

  BillRepository(TableContext table) {
    super(table, BillMapper.INSTANCE);
    this.table = table;
  }

  /** GetItem; empty if there is no such item. */
  public Optional<Bill> get(String billId) {
    return get(BillKeys.primary(billId));
  }

  /** GetItem, not sent yet. */
  public Get<Bill> prepareGet(String billId) {
    return prepareGet(BillKeys.primary(billId));
  }

  /** DeleteItem; gives what was deleted. */
  public Optional<Bill> delete(String billId) {
    return delete(BillKeys.primary(billId));
  }

  /** DeleteItem, not sent yet. */
  public Delete<Bill> prepareDelete(String billId) {
    return prepareDelete(BillKeys.primary(billId));
  }

  /** For a transaction: that there is such an item. */
  public Check<Bill> prepareCheck(String billId) {
    return prepareCheck(BillKeys.primary(billId));
  }

  /** UpdateItem of what is there: changes single attributes. */
  public BillUpdate update(String billId) {
    return new BillUpdate(this.table, BillKeys.primary(billId));
  }

  /** UpdateItem of an object that was read: changes single attributes. */
  public BillUpdate update(Bill bill) {
    return new BillUpdate(this.table, BillMapper.INSTANCE.key(bill));
  }
}
