package network;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.relation.Reference;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/** What {@link Message} refers to. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class MessageReferences {
  /** What {@code sender} names. */
  public static final Reference<Message, User> SENDER = new SenderReference();

  /** What {@code forwarder} names. */
  public static final Reference<Message, User> FORWARDER = new ForwarderReference();

  private MessageReferences() {}

  private static final class SenderReference extends Reference<Message, User> {
    SenderReference() {
      super("sender", User.class, UserMapper.INSTANCE);
    }

    @Override
    public @Nullable PrimaryKey<User> key(Message message) {
      String sender = message.sender();
      if (sender == null) {
        return null;
      }
      return UserKeys.primary(sender);
    }
  }

  private static final class ForwarderReference extends Reference<Message, User> {
    ForwarderReference() {
      super("forwarder", User.class, UserMapper.INSTANCE);
    }

    @Override
    public @Nullable PrimaryKey<User> key(Message message) {
      String forwarder = message.forwarder().orElse(null);
      if (forwarder == null) {
        return null;
      }
      return UserKeys.primary(forwarder);
    }
  }
}
