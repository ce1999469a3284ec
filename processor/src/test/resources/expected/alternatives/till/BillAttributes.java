package till;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.ListAttribute;
import io.keywright.runtime.expression.MapAttribute;
import io.keywright.runtime.expression.TextAttribute;
import io.keywright.runtime.item.Converters;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The attributes of {@link Bill} in the table {@link Till}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class BillAttributes {
  /** Stored as {@code billId}. */
  public static final TextAttribute<Bill> BILL_ID =
      new TextAttribute<>(AttributePath.of("billId", "billId"));

  /** Stored as {@code payment}. */
  public static final Till_PaymentAttributes<Bill> PAYMENT =
      new Till_PaymentAttributes<>(AttributePath.of("payment", "payment"));

  /** Stored as {@code history}. */
  public static final ListAttribute<Bill, Payment, Till_PaymentAttributes<Bill>> HISTORY =
      new ListAttribute<>(AttributePath.of("history", "history"), BillMapper.HISTORY, new Till_PaymentAttributes.Element<>());

  /** Stored as {@code byPurpose}. */
  public static final MapAttribute<Bill, String, Payment, Till_PaymentAttributes<Bill>> BY_PURPOSE =
      new MapAttribute<>(AttributePath.of("byPurpose", "byPurpose"), BillMapper.BY_PURPOSE, Converters.ofString(), new Till_PaymentAttributes.Element<>());

  /** Stored as {@code online}. */
  public static final Till_OnlineAttributes<Bill> ONLINE =
      new Till_OnlineAttributes<>(AttributePath.of("online", "online"));

  /** Stored as {@code proof}. */
  public static final Till_ProofAttributes<Bill> PROOF =
      new Till_ProofAttributes<>(AttributePath.of("proof", "proof"));

  /** Stored as {@code card}. */
  public static final Till_CardAttributes<Bill> CARD =
      new Till_CardAttributes<>(AttributePath.of("card", "card"));

  private BillAttributes() {}
}
