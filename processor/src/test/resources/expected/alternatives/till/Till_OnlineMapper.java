package till;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.Converter;
import io.keywright.runtime.item.ItemWriter;
import io.keywright.runtime.item.Structure;
import java.util.Map;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Turns {@link Online} into a map inside an item, with a tag, and back. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class Till_OnlineMapper implements Converter<Online> {
  /** The mapper, which has no state. */
  public static final Till_OnlineMapper INSTANCE = new Till_OnlineMapper();

  private static final Structure STRUCTURE = Structure.ofDocument("Online");

  private Till_OnlineMapper() {}

  @Override
  public AttributeValue toValue(Online online) {
    if (online instanceof Online.Wallet document) {
      return ItemWriter.tagged("Type", "Wallet", Till_Online_WalletMapper.INSTANCE.toValue(document));
    }
    if (online instanceof Online.Wire document) {
      return ItemWriter.tagged("Type", "WIRE", Till_Online_WireMapper.INSTANCE.toValue(document));
    }
    throw ItemWriter.unknownDocument(STRUCTURE);
  }

  @Override
  public Online fromValue(AttributeValue value) {
    Map<String, AttributeValue> map = STRUCTURE.map(value);
    return switch (STRUCTURE.string(map, "Type")) {
      case "Wallet" -> Till_Online_WalletMapper.INSTANCE.fromValue(value);
      case "WIRE", "Transfer", "Giro" -> Till_Online_WireMapper.INSTANCE.fromValue(value);
      default -> throw STRUCTURE.unknownTag(map, "Type");
    };
  }
}
