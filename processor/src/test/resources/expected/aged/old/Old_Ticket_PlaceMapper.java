package old;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.Converter;
import io.keywright.runtime.item.ItemReader;
import io.keywright.runtime.item.ItemWriter;
import io.keywright.runtime.item.Labels;
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

  private static final Labels LABELS = Labels.ofDocument("Ticket_Place").property("c", "city");

  private Old_Ticket_PlaceMapper() {}

  @Override
  public AttributeValue toValue(Ticket.Place ticketPlace) {
    ItemWriter map = ItemWriter.document(LABELS, 1);
    map.string("c", ticketPlace.city());
    return map.toValue();
  }

  @Override
  public Ticket.Place fromValue(AttributeValue value) {
    ItemReader map = ItemReader.document(LABELS, value);
    return new Ticket.Place(
        map.string("c"));
  }
}
