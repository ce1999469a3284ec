package made;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.Elements;
import io.keywright.runtime.expression.ListAttribute;
import io.keywright.runtime.expression.OrderedAttribute;
import io.keywright.runtime.expression.TextAttribute;
import io.keywright.runtime.item.Converters;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The attributes of {@link Account} in the table {@link Made}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class AccountAttributes {
  /** Stored as {@code b}. */
  public static final OrderedAttribute<Account, Long> BALANCE =
      new OrderedAttribute<>(AttributePath.of("balance", "b"), Converters.ofLong());

  /** Stored as {@code home}. */
  public static final Made_PointAttributes<Account> HOME =
      new Made_PointAttributes<>(AttributePath.of("home", "home"));

  /** Stored as {@code name}. */
  public static final TextAttribute<Account> NAME =
      new TextAttribute<>(AttributePath.of("name", "name"));

  /** Stored as {@code nick}. */
  public static final TextAttribute<Account> NICK =
      new TextAttribute<>(AttributePath.of("nick", "nick"));

  /** Stored as {@code rank}. */
  public static final OrderedAttribute<Account, Integer> RANK =
      new OrderedAttribute<>(AttributePath.of("rank", "rank"), Converters.ofInt());

  /** Stored as {@code tags}. */
  public static final ListAttribute<Account, String, TextAttribute<Account>> TAGS =
      new ListAttribute<>(AttributePath.of("tags", "tags"), AccountMapper.TAGS, Elements.text());

  private AccountAttributes() {}
}
