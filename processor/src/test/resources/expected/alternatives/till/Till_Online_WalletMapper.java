package till;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.Converter;
import io.keywright.runtime.item.ItemWriter;
import io.keywright.runtime.item.Structure;
import java.util.Map;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Turns {@link Online.Wallet} into a map inside an item and back. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class Till_Online_WalletMapper implements Converter<Online.Wallet> {
  /** The mapper, which has no state. */
  public static final Till_Online_WalletMapper INSTANCE = new Till_Online_WalletMapper();

  private static final Structure STRUCTURE = Structure.ofDocument("Online_Wallet");

  private Till_Online_WalletMapper() {}

  @Override
  public AttributeValue toValue(Online.Wallet onlineWallet) {
    ItemWriter map = ItemWriter.document(STRUCTURE, 1);
    map.string("mail", onlineWallet.mail());
    return map.toValue();
  }

  @Override
  public Online.Wallet fromValue(AttributeValue value) {
    Map<String, AttributeValue> map = STRUCTURE.map(value);
    return new Online.Wallet(
        STRUCTURE.string(map, "mail"));
  }
}
