package depot;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.ItemDecoder;
import java.util.List;
import java.util.Map;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Decodes the items of {@link SiteItem}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class SiteItemDecoder implements ItemDecoder<SiteItem> {
  static final SiteItemDecoder INSTANCE = new SiteItemDecoder();

  private static final List<String> TYPES = List.of("Reading", "Alarm");

  private SiteItemDecoder() {}

  @Override
  public List<String> types() {
    return TYPES;
  }

  @Override
  public String entity(String type) {
    return switch (type) {
      case "Reading" -> ReadingMapper.INSTANCE.entity();
      case "Alarm" -> AlarmMapper.INSTANCE.entity();
      default -> type;
    };
  }

  @Override
  public @Nullable SiteItem decode(String type, Map<String, AttributeValue> item) {
    return switch (type) {
      case "Reading" -> ReadingMapper.INSTANCE.fromItem(item);
      case "Alarm" -> AlarmMapper.INSTANCE.fromItem(item);
      default -> null;
    };
  }
}
