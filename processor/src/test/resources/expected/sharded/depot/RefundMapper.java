package depot;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.Converter;
import io.keywright.runtime.item.EntityMapper;
import io.keywright.runtime.item.EnumConverter;
import io.keywright.runtime.item.ItemWriter;
import io.keywright.runtime.item.Structure;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.mark.MarkedAttribute;
import java.util.List;
import java.util.Map;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Turns {@link Refund} into items of {@link Depot} and back. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class RefundMapper implements EntityMapper<Refund> {
  /** The mapper, which has no state. */
  public static final RefundMapper INSTANCE = new RefundMapper();

  private static final AttributeValue TYPE = AttributeValue.createS("Refund");

  private static final Structure STRUCTURE = Structure.ofEntity("Refund", "PK", "SK")
      .property("o", "orderId");

  static final Converter<Status> STATUS = EnumConverter.of(Status.values());

  private RefundMapper() {}

  @Override
  public String type() {
    return "Refund";
  }

  @Override
  public String entity() {
    return "Refund";
  }

  @Override
  public PrimaryKey<Refund> key(Refund refund) {
    return RefundKeys.primary(refund.refundId());
  }

  @Override
  public Map<String, AttributeValue> toItem(Refund refund) {
    ItemWriter item = new ItemWriter(STRUCTURE, 8);
    item.key("PK", "SK", key(refund));
    item.type("Type", TYPE);
    item.string("refundId", refund.refundId());
    item.stringOrNull("o", refund.orderId());
    item.required("status", refund.status(), STATUS);
    String orderId = refund.orderId();
    if (orderId != null) {
      item.key("GSI1PK", "GSI1SK", RefundKeys.byStatus(refund.status(), orderId, refund.refundId()));
    }
    return item.toMap();
  }

  @Override
  public Refund fromItem(Map<String, AttributeValue> item) {
    try {
      return new Refund(
          STRUCTURE.string(item, "refundId"),
          STRUCTURE.stringOrNull(item, "o"),
          STRUCTURE.required(item, "status", STATUS));
    } catch (RuntimeException thrown) {
      throw STRUCTURE.refusal(item, thrown);
    }
  }

  @Override
  public List<MarkedAttribute> properties() {
    return List.of(
        MarkedAttribute.of("refundId", "refundId"),
        MarkedAttribute.of("orderId", "o"),
        MarkedAttribute.of("status", "status"));
  }
}
