package network;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.operation.Update;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Changes attributes of a {@link Message}: {@code USER#{userId} / MESSAGE#{number:6}}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class MessageUpdate extends Update<Message, MessageUpdate> {
  MessageUpdate(TableContext table, PrimaryKey<Message> key) {
    super(table, MessageMapper.INSTANCE, key, false);
  }

  /** Stores {@code sender}. */
  public MessageUpdate sender(String sender) {
    return changes().set(MessageAttributes.SENDER, sender);
  }

  /** Removes {@code sender}. */
  public MessageUpdate removeSender() {
    return changes().remove(MessageAttributes.SENDER);
  }

  /** Stores {@code sender} where there is none. */
  public MessageUpdate senderIfAbsent(String sender) {
    return changes().setIfAbsent(MessageAttributes.SENDER, sender);
  }

  /** Stores {@code forwarder}. */
  public MessageUpdate forwarder(String forwarder) {
    return changes().set(MessageAttributes.FORWARDER, forwarder);
  }

  /** Removes {@code forwarder}. */
  public MessageUpdate removeForwarder() {
    return changes().remove(MessageAttributes.FORWARDER);
  }

  /** Stores {@code forwarder} where there is none. */
  public MessageUpdate forwarderIfAbsent(String forwarder) {
    return changes().setIfAbsent(MessageAttributes.FORWARDER, forwarder);
  }

  /** Stores {@code text}. */
  public MessageUpdate text(String text) {
    return changes().set(MessageAttributes.TEXT, text);
  }
}
