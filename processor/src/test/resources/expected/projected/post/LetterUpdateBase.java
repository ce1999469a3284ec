package post;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.expression.ChangedComponent;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.operation.DerivedAttributes;
import io.keywright.runtime.operation.Update;
import java.time.Instant;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * What all updates of {@link Letter} can change.
 *
 * @param <U> the update
 */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public abstract class LetterUpdateBase<U extends LetterUpdateBase<U>> extends Update<Letter, U> {
  private final String id;

  final ChangedComponent<Letter, String> place = changes().component(LetterAttributes.PLACE);

  final ChangedComponent<Letter, Instant> sent = changes().component(LetterAttributes.SENT);

  LetterUpdateBase(TableContext table, PrimaryKey<Letter> key, String id) {
    super(table, LetterMapper.INSTANCE, key, false);
    this.id = id;
  }

  /** Stores {@code note}. */
  public U note(String note) {
    return changes().set(LetterAttributes.NOTE, note);
  }

  void storePlace(String place) {
    changes().set(LetterAttributes.PLACE, place);
    this.place.become(place);
  }

  void storeSent(Instant sent) {
    changes().set(LetterAttributes.SENT, sent);
    this.sent.become(sent);
  }

  @Override
  protected void derive(DerivedAttributes attributes) {
    if (place.isChanged() || sent.isChanged()) {
      attributes.index("GSI1PK", "GSI1SK", LetterKeys.byPlace(place.value(), sent.value(), id));
    }
  }
}
