package data;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.AttributeReference;
import io.keywright.runtime.expression.OrderedAttribute;
import io.keywright.runtime.expression.TextAttribute;
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
  public static final TextAttribute<Account> ID = new TextAttribute<>(AttributePath.of("id", "id"));

  /** Stored as {@code owner}. */
  public static final TextAttribute<Account> OWNER =
      new TextAttribute<>(AttributePath.of("owner", "owner"));

  /** Stored as {@code number}. */
  public static final OrderedAttribute<Account, Long> NUMBER =
      new OrderedAttribute<>(AttributePath.of("number", "number"), Converters.ofLong());

  /** Stored as {@code balance}. */
  public static final OrderedAttribute<Account, BigDecimal> BALANCE =
      new OrderedAttribute<>(AttributePath.of("balance", "balance"), Converters.ofBigDecimal());

  /** Stored as {@code note}. */
  public static final TextAttribute<Account> NOTE =
      new TextAttribute<>(AttributePath.of("note", "note"));

  /** Stored as {@code open}. */
  public static final AttributeReference<Account, Boolean> OPEN =
      new AttributeReference<>(AttributePath.of("open", "open"), Converters.ofBoolean());

  private AccountAttributes() {}
}
