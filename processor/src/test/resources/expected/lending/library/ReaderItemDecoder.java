package library;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.ItemDecoder;
import java.util.List;
import java.util.Map;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Decodes the items of {@link ReaderItem}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class ReaderItemDecoder implements ItemDecoder<ReaderItem> {
  static final ReaderItemDecoder INSTANCE = new ReaderItemDecoder();

  private static final List<String> TYPES = List.of("Reader", "Loan", "Hold");

  private ReaderItemDecoder() {}

  @Override
  public List<String> types() {
    return TYPES;
  }

  @Override
  public String entity(String type) {
    return switch (type) {
      case "Reader" -> ReaderMapper.INSTANCE.entity();
      case "Loan" -> LoanMapper.INSTANCE.entity();
      case "Hold" -> HoldMapper.INSTANCE.entity();
      default -> type;
    };
  }

  @Override
  public @Nullable ReaderItem decode(String type, Map<String, AttributeValue> item) {
    return switch (type) {
      case "Reader" -> ReaderMapper.INSTANCE.fromItem(item);
      case "Loan" -> LoanMapper.INSTANCE.fromItem(item);
      case "Hold" -> HoldMapper.INSTANCE.fromItem(item);
      default -> null;
    };
  }
}
