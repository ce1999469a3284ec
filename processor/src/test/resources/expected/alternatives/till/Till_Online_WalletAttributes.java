package till;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.DocumentAttribute;
import io.keywright.runtime.expression.ElementKind;
import io.keywright.runtime.expression.TextAttribute;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * The attributes of a {@link Online.Wallet} inside an item.
 *
 * @param <E> the entity
 */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class Till_Online_WalletAttributes<E> extends DocumentAttribute<E, Online.Wallet> {
  Till_Online_WalletAttributes(AttributePath path) {
    super(path, Till_Online_WalletMapper.INSTANCE);
  }

  /** Stored as {@code mail}. */
  public TextAttribute<E> mail() {
    return new TextAttribute<>(child("mail", "mail"));
  }

  static final class Element<E> extends ElementKind<E, Online.Wallet, Till_Online_WalletAttributes<E>> {
    Element() {
      super(Till_Online_WalletMapper.INSTANCE);
    }

    @Override
    protected Till_Online_WalletAttributes<E> reference(AttributePath path) {
      return new Till_Online_WalletAttributes<>(path);
    }
  }
}
