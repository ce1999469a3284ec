package clinic;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.ItemDecoder;
import java.util.List;
import java.util.Map;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Decodes the items of {@link Ward}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class WardDecoder implements ItemDecoder<Ward> {
  static final WardDecoder INSTANCE = new WardDecoder();

  private static final List<String> TYPES = List.of("Pat", "Client", "Patient", "Doc", "Surgeon");

  private WardDecoder() {}

  @Override
  public List<String> types() {
    return TYPES;
  }

  @Override
  public String entity(String type) {
    return switch (type) {
      case "Pat" -> PatientMapper.INSTANCE.entity();
      case "Client" -> PatientMapper.INSTANCE.entity();
      case "Patient" -> PatientMapper.INSTANCE.entity();
      case "Doc" -> DoctorMapper.INSTANCE.entity();
      case "Surgeon" -> DoctorMapper.INSTANCE.entity();
      default -> type;
    };
  }

  @Override
  public @Nullable Ward decode(String type, Map<String, AttributeValue> item) {
    return switch (type) {
      case "Pat" -> PatientMapper.INSTANCE.fromItem(item);
      case "Client" -> PatientMapper.INSTANCE.fromItem(item);
      case "Patient" -> PatientMapper.INSTANCE.fromItem(item);
      case "Doc" -> DoctorMapper.INSTANCE.fromItem(item);
      case "Surgeon" -> DoctorMapper.INSTANCE.fromItem(item);
      default -> null;
    };
  }
}
