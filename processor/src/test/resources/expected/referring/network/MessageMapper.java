package network;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.Converters;
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

/** Turns {@link Message} into items of {@link Network} and back. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class MessageMapper implements EntityMapper<Message> {
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
    return MessageKeys.primary(message.userId(), message.number());
  }

  @Override
  public Map<String, AttributeValue> toItem(Message message) {
    ItemWriter item = new ItemWriter(STRUCTURE, 8);
    item.key("PK", "SK", key(message));
    item.type("Type", TYPE);
    item.string("userId", message.userId());
    item.number("number", message.number());
    item.stringOrNull("sender", message.sender());
    item.optional("forwarder", message.forwarder(), Converters.ofString());
    item.string("text", message.text());
    return item.toMap();
  }

  @Override
  public Message fromItem(Map<String, AttributeValue> item) {
    try {
      return new Message(
          STRUCTURE.string(item, "userId"),
          STRUCTURE.intValue(item, "number"),
          STRUCTURE.stringOrNull(item, "sender"),
          STRUCTURE.optional(item, "forwarder", Converters.ofString()),
          STRUCTURE.string(item, "text"));
    } catch (RuntimeException thrown) {
      throw STRUCTURE.refusal(item, thrown);
    }
  }

  @Override
  public List<MarkedAttribute> properties() {
    return List.of(
        MarkedAttribute.of("userId", "userId"),
        MarkedAttribute.of("number", "number"),
        MarkedAttribute.of("sender", "sender"),
        MarkedAttribute.of("forwarder", "forwarder"),
        MarkedAttribute.of("text", "text"));
  }
}
