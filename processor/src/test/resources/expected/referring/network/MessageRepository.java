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

/** Reads and writes {@link Message}: {@code USER#{userId} / MESSAGE#{number:6}}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class MessageRepository extends Repository<Message> {
  private final TableContext table;
  private final QuerySource<Message> ofUser;

  MessageRepository(TableContext table, TypeFilter ofUser) {
    super(table, MessageMapper.INSTANCE);
    this.table = table;
    this.ofUser = QuerySource.table(table, MessageMapper.INSTANCE, ofUser).named("ofUser");
  }

  /** GetItem; empty if there is no such item. */
  public Optional<Message> get(String userId, int number) {
    return get(MessageKeys.primary(userId, number));
  }

  /** GetItem, not sent yet. */
  public Get<Message> prepareGet(String userId, int number) {
    return prepareGet(MessageKeys.primary(userId, number));
  }

  /** DeleteItem; gives what was deleted. */
  public Optional<Message> delete(String userId, int number) {
    return delete(MessageKeys.primary(userId, number));
  }

  /** DeleteItem, not sent yet. */
  public Delete<Message> prepareDelete(String userId, int number) {
    return prepareDelete(MessageKeys.primary(userId, number));
  }

  /** For a transaction: that there is such an item. */
  public Check<Message> prepareCheck(String userId, int number) {
    return prepareCheck(MessageKeys.primary(userId, number));
  }

  /** UpdateItem of what is there: changes single attributes. */
  public MessageUpdate update(String userId, int number) {
    return new MessageUpdate(this.table, MessageKeys.primary(userId, number));
  }

  /** UpdateItem of an object that was read: changes single attributes. */
  public MessageUpdate update(Message message) {
    return new MessageUpdate(this.table, MessageMapper.INSTANCE.key(message));
  }

  /** Query of the table: {@code PK = USER#{userId}}, {@code SK = MESSAGE#{number:6}}. */
  public OfUser ofUser(String userId) {
    return new OfUser(ofUser, MessageKeys.partition(userId));
  }

  /** The query {@code ofUser}. */
  public static final class OfUser extends TableQuery<Message, OfUser> {
    private OfUser(QuerySource<Message> source, String partition) {
      super(source, partition, "MESSAGE#");
    }

    /** Only this {@code number}. */
    public TableRangeQuery<Message> number(int number) {
      return where(exactly(MessageKeys.NUMBER.text(number)));
    }

    /** From one {@code number} to another, both included. */
    public TableRangeQuery<Message> numberBetween(int from, int to) {
      return where(within().between(MessageKeys.NUMBER.text(from), MessageKeys.NUMBER.text(to)));
    }

    /** This {@code number} and all above it. */
    public TableRangeQuery<Message> numberFrom(int number) {
      return where(within().from(MessageKeys.NUMBER.text(number)));
    }

    /** All above this {@code number}. */
    public TableRangeQuery<Message> numberAfter(int number) {
      return where(within().after(MessageKeys.NUMBER.text(number)));
    }

    /** This {@code number} and all below it. */
    public TableRangeQuery<Message> numberUntil(int number) {
      return where(within().until(MessageKeys.NUMBER.text(number)));
    }

    /** All below this {@code number}. */
    public TableRangeQuery<Message> numberBefore(int number) {
      return where(within().before(MessageKeys.NUMBER.text(number)));
    }
  }
}
