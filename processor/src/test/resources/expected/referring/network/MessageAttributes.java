package network;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.OrderedAttribute;
import io.keywright.runtime.expression.TextAttribute;
import io.keywright.runtime.item.Converters;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The attributes of {@link Message} in the table {@link Network}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class MessageAttributes {
  /** Stored as {@code userId}. */
  public static final TextAttribute<Message> USER_ID =
      new TextAttribute<>(AttributePath.of("userId", "userId"));

  /** Stored as {@code number}. */
  public static final OrderedAttribute<Message, Integer> NUMBER =
      new OrderedAttribute<>(AttributePath.of("number", "number"), Converters.ofInt());

  /** Stored as {@code sender}. */
  public static final TextAttribute<Message> SENDER =
      new TextAttribute<>(AttributePath.of("sender", "sender"));

  /** Stored as {@code forwarder}. */
  public static final TextAttribute<Message> FORWARDER =
      new TextAttribute<>(AttributePath.of("forwarder", "forwarder"));

  /** Stored as {@code text}. */
  public static final TextAttribute<Message> TEXT =
      new TextAttribute<>(AttributePath.of("text", "text"));

  private MessageAttributes() {}
}
