package till;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.Converter;
import io.keywright.runtime.item.ItemReader;
import io.keywright.runtime.item.ItemWriter;
import io.keywright.runtime.item.Labels;
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

  private static final Labels LABELS = Labels.ofDocument("Online_Wallet");

  private Till_Online_WalletMapper() {}

  @Override
  public AttributeValue toValue(Online.Wallet onlineWallet) {
    ItemWriter map = ItemWriter.document(LABELS, 1);
    map.string("mail", onlineWallet.mail());
    return map.toValue();
  }

  @Override
  public Online.Wallet fromValue(AttributeValue value) {
    ItemReader map = ItemReader.document(LABELS, value);
    return new Online.Wallet(
        map.string("mail"));
  }
}
