package till;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.UpdateExpression;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * Changes inside of a {@link Online.Wallet}.
 *
 * @param <E> the entity
 * @param <U> the update
 */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class Till_Online_WalletUpdate<E, U> {
  private final UpdateExpression<E, U> changes;
  private final Till_Online_WalletAttributes<E> at;

  Till_Online_WalletUpdate(UpdateExpression<E, U> changes, Till_Online_WalletAttributes<E> at) {
    this.changes = changes;
    this.at = at;
  }

  /** Stores {@code mail}. */
  public U mail(String mail) {
    return this.changes.set(this.at.mail(), mail);
  }
}
