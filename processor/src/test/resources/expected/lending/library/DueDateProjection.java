package library;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.Converters;
import io.keywright.runtime.item.EntityMapper;
import io.keywright.runtime.item.Projection;
import io.keywright.runtime.item.Structure;
import java.util.List;
import java.util.Map;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Reads {@link DueDate}, which is a part of {@link Loan}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class DueDateProjection implements Projection<Loan, DueDate> {
  /** The projection, which has no state. */
  public static final DueDateProjection INSTANCE = new DueDateProjection();

  private static final Structure STRUCTURE = Structure.ofEntity("DueDate", "PK", "SK");

  private DueDateProjection() {}

  @Override
  public EntityMapper<Loan> mapper() {
    return LoanMapper.INSTANCE;
  }

  @Override
  public List<String> attributes() {
    return List.of("due");
  }

  @Override
  public DueDate fromItem(Map<String, AttributeValue> item) {
    try {
      return new DueDate(
          STRUCTURE.required(item, "due", Converters.ofLocalDate()));
    } catch (RuntimeException thrown) {
      throw STRUCTURE.refusal(item, thrown);
    }
  }
}
