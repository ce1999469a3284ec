package library;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.Converter;
import io.keywright.runtime.item.Converters;
import io.keywright.runtime.item.EntityMapper;
import io.keywright.runtime.item.Projection;
import io.keywright.runtime.item.Structure;
import java.util.List;
import java.util.Map;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Reads {@link LoanSummary}, which is a part of {@link Loan}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class LoanSummaryProjection implements Projection<Loan, LoanSummary> {
  /** The projection, which has no state. */
  public static final LoanSummaryProjection INSTANCE = new LoanSummaryProjection();

  private static final Structure STRUCTURE = Structure.ofEntity("LoanSummary", "PK", "SK")
      .property("t", "title").property("n", "note");

  static final Converter<List<String>> TAGS = Converters.list(Converters.ofString());

  private LoanSummaryProjection() {}

  @Override
  public EntityMapper<Loan> mapper() {
    return LoanMapper.INSTANCE;
  }

  @Override
  public List<String> attributes() {
    return List.of("bookId", "t", "title", "place", "n", "returned", "tags");
  }

  @Override
  public LoanSummary fromItem(Map<String, AttributeValue> item) {
    try {
      return new LoanSummary(
          STRUCTURE.string(item, "bookId"),
          STRUCTURE.string(item, STRUCTURE.stored(item, "t", "title")),
          STRUCTURE.required(item, "place", Library_PlaceMapper.INSTANCE),
          STRUCTURE.stringOrNull(item, "n"),
          STRUCTURE.optional(item, "returned", Converters.ofLocalDate()),
          STRUCTURE.required(item, "tags", TAGS));
    } catch (RuntimeException thrown) {
      throw STRUCTURE.refusal(item, thrown);
    }
  }
}
