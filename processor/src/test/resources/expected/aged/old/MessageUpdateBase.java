package old;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.expression.ChangedComponent;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.operation.DerivedAttributes;
import io.keywright.runtime.operation.Update;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * What all updates of {@link Message} can change.
 *
 * @param <U> the update
 */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public abstract class MessageUpdateBase<U extends MessageUpdateBase<U>> extends Update<Message, U> {
  private final String insert_;
  private final String key_;
  private final boolean read;
  private final String table_;
  private final String attributes_;

  final ChangedComponent<Message, String> topic = changes().component(MessageAttributes.TOPIC);

  final ChangedComponent<Message, Integer> rank = changes().component(MessageAttributes.RANK);

  MessageUpdateBase(TableContext table, PrimaryKey<Message> key, String insert_, String key_,
      boolean read, String table_, String attributes_) {
    super(table, MessageMapper.INSTANCE, key, false);
    this.insert_ = insert_;
    this.key_ = key_;
    this.read = read;
    this.table_ = table_;
    this.attributes_ = attributes_;
  }

  void storeTopic(String topic) {
    changes().set(MessageAttributes.TOPIC, topic);
    this.topic.become(topic);
  }

  void storeRank(int rank) {
    changes().set(MessageAttributes.RANK, rank);
    this.rank.become(rank);
  }

  @Override
  protected void derive(DerivedAttributes attributes) {
    if (topic.isChanged() || rank.isChanged()) {
      attributes.index("GSI1PK", "GSI1SK",
          MessageKeys.byTopic(topic.value(), table_, insert_, read, key_, attributes_, rank.value()));
    }
  }
}
