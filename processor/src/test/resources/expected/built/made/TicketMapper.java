package made;

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

/** Turns {@link Ticket} into items of {@link Made} and back. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class TicketMapper implements EntityMapper<Ticket> {
  /** The mapper, which has no state. */
  public static final TicketMapper INSTANCE = new TicketMapper();

  private static final AttributeValue TYPE = AttributeValue.createS("Ticket");

  private static final Structure STRUCTURE = Structure.ofEntity("Ticket", "PK", "SK");

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
    ItemWriter item = new ItemWriter(STRUCTURE, 5);
    item.key("PK", "SK", key(ticket));
    item.type("Type", TYPE);
    item.string("id", ticket.id());
    item.required("number", ticket.getNumber(), Converters.ofInt());
    return item.toMap();
  }

  @Override
  public Ticket fromItem(Map<String, AttributeValue> item) {
    try {
      return new Ticket(
          STRUCTURE.string(item, "id"),
          STRUCTURE.required(item, "number", Converters.ofInt()));
    } catch (RuntimeException thrown) {
      throw STRUCTURE.refusal(item, thrown);
    }
  }

  @Override
  public List<MarkedAttribute> properties() {
    return List.of(
        MarkedAttribute.of("id", "id"),
        MarkedAttribute.of("number", "number"));
  }
}
