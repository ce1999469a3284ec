package data;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.AttributeReference;
import io.keywright.runtime.item.Converters;
import java.math.BigDecimal;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import shop.Account;

/** The attributes of {@link Account} in the table {@link Shop}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class AccountAttributes {
  /** Stored as {@code id}. */
  public static final AttributeReference<Account, String> ID =
      AttributeReference.of("id", "id", Converters.STRING);

  /** Stored as {@code owner}. */
  public static final AttributeReference<Account, String> OWNER =
      AttributeReference.of("owner", "owner", Converters.STRING);

  /** Stored as {@code number}. */
  public static final AttributeReference<Account, Long> NUMBER =
      AttributeReference.of("number", "number", Converters.LONG);

  /** Stored as {@code balance}. */
  public static final AttributeReference<Account, BigDecimal> BALANCE =
      AttributeReference.of("balance", "balance", Converters.BIG_DECIMAL);

  /** Stored as {@code note}. */
  public static final AttributeReference<Account, String> NOTE =
      AttributeReference.of("note", "note", Converters.STRING);

  /** Stored as {@code open}. */
  public static final AttributeReference<Account, Boolean> OPEN =
      AttributeReference.of("open", "open", Converters.BOOLEAN);

  private AccountAttributes() {}
}
