package old;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.key.PrimaryKey;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Changes attributes of a {@link Message}: {@code BOX#{insert}#{key} / {read}#{table}#{attributes}}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class MessageUpdate extends MessageUpdateBase<MessageUpdate> {
  MessageUpdate(TableContext table, PrimaryKey<Message> key, String insert_, String key_,
      boolean read, String table_, String attributes_) {
    super(table, key, insert_, key_, read, table_, attributes_);
  }

  /** Stores {@code topic}, and the keys that it is part of. */
  public MissingRank topic(String topic) {
    storeTopic(topic);
    return new MissingRank(this);
  }

  /** Stores {@code rank}, and the keys that it is part of. */
  public MissingTopic rank(int rank) {
    storeRank(rank);
    return new MissingTopic(this);
  }

  /** An update that is to say what becomes of {@code rank}, or what it is, so that no index gets stale. */
  public static final class MissingRank {
    private final MessageUpdate update;

    MissingRank(MessageUpdate update) {
      this.update = update;
    }

    /** Stores {@code rank}, too. */
    public MessageUpdate withRank(int rank) {
      this.update.storeRank(rank);
      return this.update;
    }

    /** Takes {@code rank} for what is stored, on condition that it is. */
    public MessageUpdate knowingRank(int rank) {
      this.update.rank.know(rank);
      return this.update;
    }
  }

  /** An update that is to say what becomes of {@code topic}, or what it is, so that no index gets stale. */
  public static final class MissingTopic {
    private final MessageUpdate update;

    MissingTopic(MessageUpdate update) {
      this.update = update;
    }

    /** Stores {@code topic}, too. */
    public MessageUpdate withTopic(String topic) {
      this.update.storeTopic(topic);
      return this.update;
    }

    /** Takes {@code topic} for what is stored, on condition that it is. */
    public MessageUpdate knowingTopic(String topic) {
      this.update.topic.know(topic);
      return this.update;
    }
  }

  /**
   * Changes attributes of a {@link Message} that was read: what the keys of indexes need beside a change is taken from it, on condition that it is stored so.
   */
  public static final class OfEntity extends MessageUpdateBase<OfEntity> {
    private final Message read_;

    OfEntity(TableContext table, PrimaryKey<Message> key, String insert_, String key_, boolean read,
        String table_, String attributes_, Message read_) {
      super(table, key, insert_, key_, read, table_, attributes_);
      this.read_ = read_;
    }

    /** Stores {@code topic}, and the keys that it is part of. */
    public OfEntity topic(String topic) {
      storeTopic(topic);
      this.rank.assume(this.read_.rank());
      return this;
    }

    /** Stores {@code rank}, and the keys that it is part of. */
    public OfEntity rank(int rank) {
      storeRank(rank);
      this.topic.assume(this.read_.topic());
      return this;
    }
  }
}
