package old;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.AttributeReference;
import io.keywright.runtime.expression.OrderedAttribute;
import io.keywright.runtime.expression.TextAttribute;
import io.keywright.runtime.item.Converters;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The attributes of {@link Message} in the table {@link Old}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class MessageAttributes {
  /** Stored as {@code insert}. */
  public static final TextAttribute<Message> INSERT =
      new TextAttribute<>(AttributePath.of("insert", "insert"));

  /** Stored as {@code key}. */
  public static final TextAttribute<Message> KEY =
      new TextAttribute<>(AttributePath.of("key", "key"));

  /** Stored as {@code read}. */
  public static final AttributeReference<Message, Boolean> READ =
      new AttributeReference<>(AttributePath.of("read", "read"), Converters.ofBoolean());

  /** Stored as {@code table}. */
  public static final TextAttribute<Message> TABLE =
      new TextAttribute<>(AttributePath.of("table", "table"));

  /** Stored as {@code attributes}. */
  public static final TextAttribute<Message> ATTRIBUTES =
      new TextAttribute<>(AttributePath.of("attributes", "attributes"));

  /** Stored as {@code topic}. */
  public static final TextAttribute<Message> TOPIC =
      new TextAttribute<>(AttributePath.of("topic", "topic"));

  /** Stored as {@code rank}. */
  public static final OrderedAttribute<Message, Integer> RANK =
      new OrderedAttribute<>(AttributePath.of("rank", "rank"), Converters.ofInt());

  private MessageAttributes() {}
}
