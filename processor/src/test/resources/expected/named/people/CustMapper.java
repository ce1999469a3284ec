package people;

import io.keywright.annotation.KeywrightGenerated;
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

/** Turns {@link Shop.Customer} into items of {@link People} and back. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class CustMapper implements EntityMapper<Shop.Customer> {
  /** The mapper, which has no state. */
  public static final CustMapper INSTANCE = new CustMapper();

  private static final AttributeValue TYPE = AttributeValue.createS("C");

  private static final Structure STRUCTURE = Structure.ofEntity("Shop.Customer", "PK", "SK");

  private CustMapper() {}

  @Override
  public String type() {
    return "C";
  }

  @Override
  public String entity() {
    return "Shop.Customer";
  }

  @Override
  public PrimaryKey<Shop.Customer> key(Shop.Customer cust) {
    return CustKeys.primary(cust.id(), cust.name());
  }

  @Override
  public Map<String, AttributeValue> toItem(Shop.Customer cust) {
    ItemWriter item = new ItemWriter(STRUCTURE, 11);
    item.key("PK", "SK", key(cust));
    item.type("Type", TYPE);
    item.string("id", cust.id());
    item.string("name", cust.name());
    item.stringOrNull("email", cust.email());
    item.stringOrNull("nick", cust.nick());
    String email = cust.email();
    String nick = cust.nick();
    if (email != null && nick != null) {
      item.key("GSI1PK", "GSI1SK", CustKeys.byEmail(email, nick));
    }
    if (nick != null) {
      item.key("GSI2PK", "GSI2SK", CustKeys.byNick(nick, cust.name()));
    }
    return item.toMap();
  }

  @Override
  public Shop.Customer fromItem(Map<String, AttributeValue> item) {
    try {
      return new Shop.Customer(
          STRUCTURE.string(item, "id"),
          STRUCTURE.string(item, "name"),
          STRUCTURE.stringOrNull(item, "email"),
          STRUCTURE.stringOrNull(item, "nick"));
    } catch (RuntimeException thrown) {
      throw STRUCTURE.refusal(item, thrown);
    }
  }

  @Override
  public List<MarkedAttribute> properties() {
    return List.of(
        MarkedAttribute.of("id", "id"),
        MarkedAttribute.of("name", "name"),
        MarkedAttribute.of("email", "email"),
        MarkedAttribute.of("nick", "nick"));
  }
}
