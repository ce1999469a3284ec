package old;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.EntityMapper;
import io.keywright.runtime.item.ItemWriter;
import io.keywright.runtime.item.Structure;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.mark.MarkedAttribute;
import java.util.List;
import java.util.Map;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Turns {@link Message} into items of {@link Old} and back. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class MessageMapper implements EntityMapper<Message> {
  /** The mapper, which has no state. */
  public static final MessageMapper INSTANCE = new MessageMapper();

  private static final AttributeValue TYPE = AttributeValue.createS("Message");

  private static final Structure STRUCTURE = Structure.ofEntity("Message", "PK", "SK");

  private MessageMapper() {}

  @Override
  public String type() {
    return "Message";
  }

  @Override
  public String entity() {
    return "Message";
  }

  @Override
  public PrimaryKey<Message> key(Message message) {
    return MessageKeys.primary(message.insert(), message.key(), message.read(), message.table(), message.attributes());
  }

  @Override
  public Map<String, AttributeValue> toItem(Message message) {
    ItemWriter item = new ItemWriter(STRUCTURE, 12);
    item.key("PK", "SK", key(message));
    item.type("Type", TYPE);
    item.string("insert", message.insert());
    item.string("key", message.key());
    item.bool("read", message.read());
    item.string("table", message.table());
    item.string("attributes", message.attributes());
    item.string("topic", message.topic());
    item.number("rank", message.rank());
    item.key("GSI1PK", "GSI1SK", MessageKeys.byTopic(message.topic(), message.table(), message.insert(), message.read(), message.key(), message.attributes(), message.rank()));
    return item.toMap();
  }

  @Override
  public Message fromItem(Map<String, AttributeValue> item) {
    try {
      return new Message(
          STRUCTURE.string(item, "insert"),
          STRUCTURE.string(item, "key"),
          STRUCTURE.booleanValue(item, "read"),
          STRUCTURE.string(item, "table"),
          STRUCTURE.string(item, "attributes"),
          STRUCTURE.string(item, "topic"),
          STRUCTURE.intValue(item, "rank"));
    } catch (RuntimeException thrown) {
      throw STRUCTURE.refusal(item, thrown);
    }
  }

  @Override
  public List<MarkedAttribute> properties() {
    return List.of(
        MarkedAttribute.of("insert", "insert"),
        MarkedAttribute.of("key", "key"),
        MarkedAttribute.of("read", "read"),
        MarkedAttribute.of("table", "table"),
        MarkedAttribute.of("attributes", "attributes"),
        MarkedAttribute.of("topic", "topic"),
        MarkedAttribute.of("rank", "rank"));
  }
}
