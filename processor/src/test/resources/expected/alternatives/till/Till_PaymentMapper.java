package till;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.Converter;
import io.keywright.runtime.item.ItemWriter;
import io.keywright.runtime.item.Structure;
import java.util.Map;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Turns {@link Payment} into a map inside an item, with a tag, and back. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class Till_PaymentMapper implements Converter<Payment> {
  /** The mapper, which has no state. */
  public static final Till_PaymentMapper INSTANCE = new Till_PaymentMapper();

  private static final Structure STRUCTURE = Structure.ofDocument("Payment");

  private Till_PaymentMapper() {}

  @Override
  public AttributeValue toValue(Payment payment) {
    if (payment instanceof Card document) {
      return ItemWriter.tagged("kind", "CARD", Till_CardMapper.INSTANCE.toValue(document));
    }
    if (payment instanceof Cash document) {
      return ItemWriter.tagged("kind", "Cash", Till_CashMapper.INSTANCE.toValue(document));
    }
    if (payment instanceof Online.Wallet document) {
      return ItemWriter.tagged("kind", "Wallet", Till_Online_WalletMapper.INSTANCE.toValue(document));
    }
    if (payment instanceof Online.Wire document) {
      return ItemWriter.tagged("kind", "WIRE", Till_Online_WireMapper.INSTANCE.toValue(document));
    }
    throw ItemWriter.unknownDocument(STRUCTURE);
  }

  @Override
  public Payment fromValue(AttributeValue value) {
    Map<String, AttributeValue> map = STRUCTURE.map(value);
    return switch (STRUCTURE.string(map, "kind")) {
      case "CARD" -> Till_CardMapper.INSTANCE.fromValue(value);
      case "Cash" -> Till_CashMapper.INSTANCE.fromValue(value);
      case "Wallet" -> Till_Online_WalletMapper.INSTANCE.fromValue(value);
      case "WIRE", "Transfer", "Giro" -> Till_Online_WireMapper.INSTANCE.fromValue(value);
      default -> throw STRUCTURE.unknownTag(map, "kind");
    };
  }
}
