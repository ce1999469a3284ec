package network;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.key.KeyComponent;
import io.keywright.runtime.key.KeyFormats;
import io.keywright.runtime.key.NumberComponent;
import io.keywright.runtime.key.PrimaryKey;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Keys of {@link Message} in the table {@link Network}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class MessageKeys {
  static final KeyComponent<String> USER_ID =
      KeyComponent.of("Message", "userId", "USER#{userId}", KeyFormats.text('#'));

  static final NumberComponent NUMBER =
      NumberComponent.padded("Message", "number", "MESSAGE#{number:6}", 6);

  private MessageKeys() {}

  /** Key: {@code USER#{userId} / MESSAGE#{number:6}}. */
  public static PrimaryKey<Message> primary(String userId, int number) {
    return PrimaryKey.of(Message.class, partition(userId), "MESSAGE#".concat(NUMBER.text(number)));
  }

  static String partition(String userId) {
    return "USER#".concat(USER_ID.text(userId));
  }
}
