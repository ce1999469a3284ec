package till;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.Converter;
import io.keywright.runtime.item.Converters;
import io.keywright.runtime.item.EntityMapper;
import io.keywright.runtime.item.ItemWriter;
import io.keywright.runtime.item.Structure;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.mark.MarkedAttribute;
import java.util.List;
import java.util.Map;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Turns {@link Bill} into items of {@link Till} and back. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class BillMapper implements EntityMapper<Bill> {
  /** The mapper, which has no state. */
  public static final BillMapper INSTANCE = new BillMapper();

  private static final AttributeValue TYPE = AttributeValue.createS("Bill");

  private static final Structure STRUCTURE = Structure.ofEntity("Bill", "PK", "SK");

  static final Converter<List<Payment>> HISTORY = Converters.list(Till_PaymentMapper.INSTANCE);

  static final Converter<Map<String, Payment>> BY_PURPOSE =
      Converters.map(Converters.ofString(), Till_PaymentMapper.INSTANCE);

  private BillMapper() {}

  @Override
  public String type() {
    return "Bill";
  }

  @Override
  public String entity() {
    return "Bill";
  }

  @Override
  public PrimaryKey<Bill> key(Bill bill) {
    return BillKeys.primary(bill.billId());
  }

  @Override
  public Map<String, AttributeValue> toItem(Bill bill) {
    ItemWriter item = new ItemWriter(STRUCTURE, 10);
    item.key("PK", "SK", key(bill));
    item.type("Type", TYPE);
    item.string("billId", bill.billId());
    item.required("payment", bill.payment(), Till_PaymentMapper.INSTANCE);
    item.required("history", bill.history(), HISTORY);
    item.required("byPurpose", bill.byPurpose(), BY_PURPOSE);
    item.optional("online", bill.online(), Till_OnlineMapper.INSTANCE);
    item.nullable("proof", bill.proof(), Till_ProofMapper.INSTANCE);
    item.required("card", bill.card(), Till_CardMapper.INSTANCE);
    return item.toMap();
  }

  @Override
  public Bill fromItem(Map<String, AttributeValue> item) {
    try {
      return new Bill(
          STRUCTURE.string(item, "billId"),
          STRUCTURE.required(item, "payment", Till_PaymentMapper.INSTANCE),
          STRUCTURE.required(item, "history", HISTORY),
          STRUCTURE.required(item, "byPurpose", BY_PURPOSE),
          STRUCTURE.optional(item, "online", Till_OnlineMapper.INSTANCE),
          STRUCTURE.nullable(item, "proof", Till_ProofMapper.INSTANCE),
          STRUCTURE.required(item, "card", Till_CardMapper.INSTANCE));
    } catch (RuntimeException thrown) {
      throw STRUCTURE.refusal(item, thrown);
    }
  }

  @Override
  public List<MarkedAttribute> properties() {
    return List.of(
        MarkedAttribute.of("billId", "billId"),
        MarkedAttribute.of("payment", "payment"),
        MarkedAttribute.of("history", "history"),
        MarkedAttribute.of("byPurpose", "byPurpose"),
        MarkedAttribute.of("online", "online"),
        MarkedAttribute.of("proof", "proof"),
        MarkedAttribute.of("card", "card"));
  }
}
