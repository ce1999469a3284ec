package network;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.operation.Check;
import io.keywright.runtime.operation.Delete;
import io.keywright.runtime.operation.Get;
import io.keywright.runtime.operation.Repository;
import io.keywright.runtime.query.QuerySource;
import io.keywright.runtime.query.TableQuery;
import io.keywright.runtime.query.TableRangeQuery;
import io.keywright.runtime.query.TypeFilter;
import java.util.Optional;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Reads and writes {@link Visit}: {@code USER#{userId} / VISIT#{visit}}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class CallRepository extends Repository<Visit> {
  private final TableContext table;
  private final QuerySource<Visit> ofUser;

  CallRepository(TableContext table, TypeFilter ofUser) {
    super(table, CallMapper.INSTANCE);
    this.table = table;
    this.ofUser = QuerySource.table(table, CallMapper.INSTANCE, ofUser).named("ofUser");
  }

  /** GetItem; empty if there is no such item. */
  public Optional<Visit> get(String userId, String visit) {
    return get(CallKeys.primary(userId, visit));
  }

  /** GetItem, not sent yet. */
  public Get<Visit> prepareGet(String userId, String visit) {
    return prepareGet(CallKeys.primary(userId, visit));
  }

  /** DeleteItem; gives what was deleted. */
  public Optional<Visit> delete(String userId, String visit) {
    return delete(CallKeys.primary(userId, visit));
  }

  /** DeleteItem, not sent yet. */
  public Delete<Visit> prepareDelete(String userId, String visit) {
    return prepareDelete(CallKeys.primary(userId, visit));
  }

  /** For a transaction: that there is such an item. */
  public Check<Visit> prepareCheck(String userId, String visit) {
    return prepareCheck(CallKeys.primary(userId, visit));
  }

  /** UpdateItem of what is there: changes single attributes. */
  public CallUpdate update(String userId, String visit) {
    return new CallUpdate(this.table, CallKeys.primary(userId, visit), false, userId, visit);
  }

  /** UpdateItem of an object that was read: changes single attributes. */
  public CallUpdate update(Visit call) {
    return new CallUpdate(this.table, CallMapper.INSTANCE.key(call), false, call.userId(), call.visit());
  }

  /** UpdateItem of what is there or not: an item that is new gets its type and the properties of its key. */
  public CallUpdate upsert(String userId, String visit) {
    return new CallUpdate(this.table, CallKeys.primary(userId, visit), true, userId, visit);
  }

  /** Query of the table: {@code PK = USER#{userId}}, {@code SK = VISIT#{visit}}. */
  public OfUser ofUser(String userId) {
    return new OfUser(ofUser, CallKeys.partition(userId));
  }

  /** The query {@code ofUser}. */
  public static final class OfUser extends TableQuery<Visit, OfUser> {
    private OfUser(QuerySource<Visit> source, String partition) {
      super(source, partition, "VISIT#");
    }

    /** Only this {@code visit}. */
    public TableRangeQuery<Visit> visit(String visit) {
      return where(exactly(CallKeys.VISIT.text(visit)));
    }

    /** Every {@code visit} that starts so. */
    public TableRangeQuery<Visit> visitStartingWith(String start) {
      return where(beginningWith(CallKeys.VISIT.text(start)));
    }

    /** From one {@code visit} to another, both included. */
    public TableRangeQuery<Visit> visitBetween(String from, String to) {
      return where(within().between(CallKeys.VISIT.text(from), CallKeys.VISIT.text(to)));
    }

    /** This {@code visit} and all above it. */
    public TableRangeQuery<Visit> visitFrom(String visit) {
      return where(within().from(CallKeys.VISIT.text(visit)));
    }

    /** All above this {@code visit}. */
    public TableRangeQuery<Visit> visitAfter(String visit) {
      return where(within().after(CallKeys.VISIT.text(visit)));
    }

    /** This {@code visit} and all below it. */
    public TableRangeQuery<Visit> visitUntil(String visit) {
      return where(within().until(CallKeys.VISIT.text(visit)));
    }

    /** All below this {@code visit}. */
    public TableRangeQuery<Visit> visitBefore(String visit) {
      return where(within().before(CallKeys.VISIT.text(visit)));
    }
  }
}
