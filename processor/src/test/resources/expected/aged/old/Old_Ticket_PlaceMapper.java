package old;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.Converter;
import io.keywright.runtime.item.ItemWriter;
import io.keywright.runtime.item.Structure;
import java.util.Map;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Turns {@link Ticket.Place} into a map inside an item and back. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class Old_Ticket_PlaceMapper implements Converter<Ticket.Place> {
  /** The mapper, which has no state. */
  public static final Old_Ticket_PlaceMapper INSTANCE = new Old_Ticket_PlaceMapper();

  private static final Structure STRUCTURE = Structure.ofDocument("Ticket_Place")
      .property("c", "city");

  private Old_Ticket_PlaceMapper() {}

  @Override
  public AttributeValue toValue(Ticket.Place ticketPlace) {
    ItemWriter map = ItemWriter.document(STRUCTURE, 1);
    map.string("c", ticketPlace.city());
    return map.toValue();
  }

  @Override
  public Ticket.Place fromValue(AttributeValue value) {
    Map<String, AttributeValue> map = STRUCTURE.map(value);
    return new Ticket.Place(
        STRUCTURE.string(map, "c"));
  }
}
