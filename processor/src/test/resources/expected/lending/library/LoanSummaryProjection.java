package library;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.Converter;
import io.keywright.runtime.item.Converters;
import io.keywright.runtime.item.EntityMapper;
import io.keywright.runtime.item.ItemReader;
import io.keywright.runtime.item.Labels;
import io.keywright.runtime.item.Projection;
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

  private static final Labels LABELS = Labels.ofEntity("LoanSummary", "PK", "SK")
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
    ItemReader reader = new ItemReader(LABELS, item);
    try {
      return new LoanSummary(
          reader.string("bookId"),
          reader.string(reader.stored("t", "title")),
          reader.required("place", Library_PlaceMapper.INSTANCE),
          reader.stringOrNull("n"),
          reader.optional("returned", Converters.ofLocalDate()),
          reader.required("tags", TAGS));
    } catch (RuntimeException thrown) {
      throw ItemReader.refusal(LABELS, item, thrown);
    }
  }
}
