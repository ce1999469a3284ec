package till;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.key.KeyComponent;
import io.keywright.runtime.key.KeyFormats;
import io.keywright.runtime.key.PrimaryKey;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Keys of {@link Bill} in the table {@link Till}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class BillKeys {
  static final KeyComponent<String> BILL_ID =
      KeyComponent.of("Bill", "billId", "BILL#{billId}", KeyFormats.text('#'));

  private BillKeys() {}

  /** Key: {@code BILL#{billId} / BILL}. */
  public static PrimaryKey<Bill> primary(String billId) {
    return PrimaryKey.of(Bill.class, partition(billId), "BILL");
  }

  static String partition(String billId) {
    return "BILL#".concat(BILL_ID.text(billId));
  }
}
