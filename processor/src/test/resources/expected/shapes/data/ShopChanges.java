package data;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableOptions;
import io.keywright.runtime.change.ChangeReader;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import shop.Account;
import shop.Customer;

/** Reads the stream of the table {@link Shop}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class ShopChanges {
  private ShopChanges() {}

  /** A reader with the default options. It needs no client. */
  public static ChangeReader reader() {
    return reader(TableOptions.defaults());
  }

  /** A reader with the options of the table. It needs no client. */
  public static ChangeReader reader(TableOptions options) {
    return ChangeReader.of(ShopTable.LAYOUT, options)
        .entity(Customer.class, CustomerMapper.INSTANCE)
        .entity(Account.class, AccountMapper.INSTANCE)
        .build();
  }
}
