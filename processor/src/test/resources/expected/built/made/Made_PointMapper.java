package made;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.Converter;
import io.keywright.runtime.item.ItemWriter;
import io.keywright.runtime.item.Structure;
import java.util.Map;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Turns {@link Point} into a map inside an item and back. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class Made_PointMapper implements Converter<Point> {
  /** The mapper, which has no state. */
  public static final Made_PointMapper INSTANCE = new Made_PointMapper();

  private static final Structure STRUCTURE = Structure.ofDocument("Point");

  private Made_PointMapper() {}

  @Override
  public AttributeValue toValue(Point point) {
    ItemWriter map = ItemWriter.document(STRUCTURE, 2);
    map.number("y", point.y());
    map.number("x", point.x());
    return map.toValue();
  }

  @Override
  public Point fromValue(AttributeValue value) {
    Map<String, AttributeValue> map = STRUCTURE.map(value);
    return Point.at(
        STRUCTURE.intValue(map, "y"),
        STRUCTURE.intValue(map, "x"));
  }
}
