package school;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.Converter;
import io.keywright.runtime.item.Converters;
import io.keywright.runtime.item.ItemReader;
import io.keywright.runtime.item.ItemWriter;
import io.keywright.runtime.item.Labels;
import java.util.List;
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

  private static final Labels LABELS = Labels.ofDocument("SchoolClass_Board");

  static final Converter<List<String>> NOTES =
      Converters.atMost(2, Converters.list(Converters.ofString()));

  private School_SchoolClass_BoardMapper() {}

  @Override
  public AttributeValue toValue(SchoolClass.Board schoolClassBoard) {
    ItemWriter map = ItemWriter.document(LABELS, 1);
    map.required("notes", schoolClassBoard.notes(), NOTES);
    return map.toValue();
  }

  @Override
  public SchoolClass.Board fromValue(AttributeValue value) {
    ItemReader map = ItemReader.document(LABELS, value);
    return new SchoolClass.Board(
        map.required("notes", NOTES));
  }
}
