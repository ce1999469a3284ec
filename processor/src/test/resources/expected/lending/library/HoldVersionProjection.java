package library;

import io.keywright.annotation.KeywrightGenerated;
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

/** Reads {@link HoldVersion}, which is a part of {@link Hold}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class HoldVersionProjection implements Projection<Hold, HoldVersion> {
  /** The projection, which has no state. */
  public static final HoldVersionProjection INSTANCE = new HoldVersionProjection();

  private static final Labels LABELS = Labels.ofEntity("HoldVersion", "PK", "SK")
      .property("ttl", "expiresAt");

  private HoldVersionProjection() {}

  @Override
  public EntityMapper<Hold> mapper() {
    return HoldMapper.INSTANCE;
  }

  @Override
  public List<String> attributes() {
    return List.of("version", "ttl");
  }

  @Override
  public HoldVersion fromItem(Map<String, AttributeValue> item) {
    ItemReader reader = new ItemReader(LABELS, item);
    try {
      return new HoldVersion(
          reader.orElse("version", Converters.ofLong(), 0L),
          reader.longValue("ttl"));
    } catch (RuntimeException thrown) {
      throw ItemReader.refusal(LABELS, item, thrown);
    }
  }
}
