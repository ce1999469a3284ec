package old;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.operation.Check;
import io.keywright.runtime.operation.Delete;
import io.keywright.runtime.operation.Get;
import io.keywright.runtime.operation.Repository;
import io.keywright.runtime.query.IndexQuery;
import io.keywright.runtime.query.QuerySource;
import io.keywright.runtime.query.RangeQuery;
import io.keywright.runtime.query.TypeFilter;
import java.util.Optional;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Reads and writes {@link Message}: {@code BOX#{insert}#{key} / {read}#{table}#{attributes}}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class MessageRepository extends Repository<Message> {
  private final TableContext table;
  private final QuerySource<Message> byTopic;

  MessageRepository(TableContext table, TypeFilter byTopic) {
    super(table, MessageMapper.INSTANCE);
    this.table = table;
    this.byTopic = QuerySource.globalIndex(table, MessageMapper.INSTANCE,
        "GSI1", "GSI1PK", "GSI1SK", byTopic).named("byTopic");
  }

  /** GetItem; empty if there is no such item. */
  public Optional<Message> get(String insert, String key, boolean read, String table,
      String attributes) {
    return get(MessageKeys.primary(insert, key, read, table, attributes));
  }

  /** GetItem, not sent yet. */
  public Get<Message> prepareGet(String insert, String key, boolean read, String table,
      String attributes) {
    return prepareGet(MessageKeys.primary(insert, key, read, table, attributes));
  }

  /** DeleteItem; gives what was deleted. */
  public Optional<Message> delete(String insert, String key, boolean read, String table,
      String attributes) {
    return delete(MessageKeys.primary(insert, key, read, table, attributes));
  }

  /** DeleteItem, not sent yet. */
  public Delete<Message> prepareDelete(String insert, String key, boolean read, String table,
      String attributes) {
    return prepareDelete(MessageKeys.primary(insert, key, read, table, attributes));
  }

  /** For a transaction: that there is such an item. */
  public Check<Message> prepareCheck(String insert, String key, boolean read, String table,
      String attributes) {
    return prepareCheck(MessageKeys.primary(insert, key, read, table, attributes));
  }

  /** UpdateItem of what is there: changes single attributes. */
  public MessageUpdate update(String insert, String key, boolean read, String table,
      String attributes) {
    return new MessageUpdate(this.table, MessageKeys.primary(insert, key, read, table, attributes), insert, key, read, table, attributes);
  }

  /** UpdateItem of an object that was read: changes single attributes. */
  public MessageUpdate.OfEntity update(Message message) {
    return new MessageUpdate.OfEntity(this.table, MessageMapper.INSTANCE.key(message), message.insert(), message.key(), message.read(), message.table(), message.attributes(), message);
  }

  /**
   * Query of {@code GSI1}: {@code GSI1PK = {topic}#{table}#{insert}}, {@code GSI1SK = {read}#{key}#{attributes}#{rank:4}}.
   */
  public ByTopic byTopic(String topic, String table, String insert) {
    return new ByTopic(byTopic, MessageKeys.byTopicPartition(topic, table, insert));
  }

  /** The query {@code byTopic}. */
  public static final class ByTopic extends IndexQuery<Message, ByTopic> {
    private ByTopic(QuerySource<Message> source, String partition) {
      super(source, partition, "");
    }

    /** Only this {@code read}. */
    public ByTopicRead read(boolean read) {
      return new ByTopicRead(this, MessageKeys.BY_TOPIC_READ.text(read).concat("#"));
    }
  }

  /** The query {@code byTopic} with {@code read} fixed. */
  public static final class ByTopicRead extends IndexQuery<Message, ByTopicRead> {
    private ByTopicRead(ByTopic previous, String component) {
      super(previous, component);
    }

    /** Only this {@code key}. */
    public ByTopicReadKey key(String key) {
      return new ByTopicReadKey(this, MessageKeys.BY_TOPIC_KEY.text(key).concat("#"));
    }

    /** Every {@code key} that starts so. */
    public RangeQuery<Message> keyStartingWith(String start) {
      return where(beginningWith(MessageKeys.BY_TOPIC_KEY.text(start)));
    }
  }

  /** The query {@code byTopic} with {@code read}, {@code key} fixed. */
  public static final class ByTopicReadKey extends IndexQuery<Message, ByTopicReadKey> {
    private ByTopicReadKey(ByTopicRead previous, String component) {
      super(previous, component);
    }

    /** Only this {@code attributes}. */
    public ByTopicReadKeyAttributes attributes(String attributes) {
      return new ByTopicReadKeyAttributes(this,
          MessageKeys.BY_TOPIC_ATTRIBUTES.text(attributes).concat("#"));
    }

    /** Every {@code attributes} that starts so. */
    public RangeQuery<Message> attributesStartingWith(String start) {
      return where(beginningWith(MessageKeys.BY_TOPIC_ATTRIBUTES.text(start)));
    }
  }

  /** The query {@code byTopic} with {@code read}, {@code key}, {@code attributes} fixed. */
  public static final class ByTopicReadKeyAttributes extends IndexQuery<Message, ByTopicReadKeyAttributes> {
    private ByTopicReadKeyAttributes(ByTopicReadKey previous, String component) {
      super(previous, component);
    }

    /** Only this {@code rank}. */
    public RangeQuery<Message> rank(int rank) {
      return where(exactly(MessageKeys.RANK.text(rank)));
    }

    /** From one {@code rank} to another, both included. */
    public RangeQuery<Message> rankBetween(int from, int to) {
      return where(within().between(MessageKeys.RANK.text(from), MessageKeys.RANK.text(to)));
    }

    /** This {@code rank} and all above it. */
    public RangeQuery<Message> rankFrom(int rank) {
      return where(within().from(MessageKeys.RANK.text(rank)));
    }

    /** All above this {@code rank}. */
    public RangeQuery<Message> rankAfter(int rank) {
      return where(within().after(MessageKeys.RANK.text(rank)));
    }

    /** This {@code rank} and all below it. */
    public RangeQuery<Message> rankUntil(int rank) {
      return where(within().until(MessageKeys.RANK.text(rank)));
    }

    /** All below this {@code rank}. */
    public RangeQuery<Message> rankBefore(int rank) {
      return where(within().before(MessageKeys.RANK.text(rank)));
    }
  }
}
