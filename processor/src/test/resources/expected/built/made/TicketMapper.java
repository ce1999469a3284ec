package made;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.Converters;
import io.keywright.runtime.item.EntityMapper;
import io.keywright.runtime.item.ItemReader;
import io.keywright.runtime.item.ItemWriter;
import io.keywright.runtime.item.Labels;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.mark.MarkedAttribute;
import java.util.List;
import java.util.Map;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Turns {@link Ticket} into items of {@link Made} and back. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class TicketMapper implements EntityMapper<Ticket> {
  /** The mapper, which has no state. */
  public static final TicketMapper INSTANCE = new TicketMapper();

  private static final AttributeValue TYPE = AttributeValue.createS("Ticket");

  private static final Labels LABELS = Labels.ofEntity("Ticket", "PK", "SK");

  private TicketMapper() {}

  @Override
  public String type() {
    return "Ticket";
  }

  @Override
  public String entity() {
    return "Ticket";
  }

  @Override
  public PrimaryKey<Ticket> key(Ticket ticket) {
    return TicketKeys.primary(ticket.id(), ticket.getNumber());
  }

  @Override
  public Map<String, AttributeValue> toItem(Ticket ticket) {
    ItemWriter item = new ItemWriter(LABELS, 5);
    item.key("PK", "SK", key(ticket));
    item.type("Type", TYPE);
    item.string("id", ticket.id());
    item.required("number", ticket.getNumber(), Converters.ofInt());
    return item.toMap();
  }

  @Override
  public Ticket fromItem(Map<String, AttributeValue> item) {
    ItemReader reader = new ItemReader(LABELS, item);
    try {
      return new Ticket(
          reader.string("id"),
          reader.required("number", Converters.ofInt()));
    } catch (RuntimeException thrown) {
      throw ItemReader.refusal(LABELS, item, thrown);
    }
  }

  @Override
  public List<MarkedAttribute> properties() {
    return List.of(
        MarkedAttribute.of("id", "id"),
        MarkedAttribute.of("number", "number"));
  }
}
