package school;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.Converter;
import io.keywright.runtime.item.Converters;
import io.keywright.runtime.item.ItemWriter;
import io.keywright.runtime.item.Structure;
import java.util.List;
import java.util.Map;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Turns {@link SchoolClass.Board} into a map inside an item and back. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class School_SchoolClass_BoardMapper implements Converter<SchoolClass.Board> {
  /** The mapper, which has no state. */
  public static final School_SchoolClass_BoardMapper INSTANCE = new School_SchoolClass_BoardMapper();

  private static final Structure STRUCTURE = Structure.ofDocument("SchoolClass_Board");

  static final Converter<List<String>> NOTES =
      Converters.atMost(2, Converters.list(Converters.ofString()));

  private School_SchoolClass_BoardMapper() {}

  @Override
  public AttributeValue toValue(SchoolClass.Board schoolClassBoard) {
    ItemWriter map = ItemWriter.document(STRUCTURE, 1);
    map.required("notes", schoolClassBoard.notes(), NOTES);
    return map.toValue();
  }

  @Override
  public SchoolClass.Board fromValue(AttributeValue value) {
    Map<String, AttributeValue> map = STRUCTURE.map(value);
    return new SchoolClass.Board(
        STRUCTURE.required(map, "notes", NOTES));
  }
}
