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

/** Reads {@link HoldVersion}, which is a part of {@link Hold}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class HoldVersionProjection implements Projection<Hold, HoldVersion> {
  /** The projection, which has no state. */
  public static final HoldVersionProjection INSTANCE = new HoldVersionProjection();

  private static final Structure STRUCTURE = Structure.ofEntity("HoldVersion", "PK", "SK")
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
    try {
      return new HoldVersion(
          STRUCTURE.orElse(item, "version", Converters.ofLong(), 0L),
          STRUCTURE.longValue(item, "ttl"));
    } catch (RuntimeException thrown) {
      throw STRUCTURE.refusal(item, thrown);
    }
  }
}
