package post;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.key.PrimaryKey;
import java.time.Instant;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Changes attributes of a {@link Letter}: {@code LETTER#{id} / LETTER}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class LetterUpdate extends LetterUpdateBase<LetterUpdate> {
  LetterUpdate(TableContext table, PrimaryKey<Letter> key, String id) {
    super(table, key, id);
  }

  /** Stores {@code place}, and the keys that it is part of. */
  public MissingSent place(String place) {
    storePlace(place);
    return new MissingSent(this);
  }

  /** Stores {@code sent}, and the keys that it is part of. */
  public MissingPlace sent(Instant sent) {
    storeSent(sent);
    return new MissingPlace(this);
  }

  /** An update that is to say what becomes of {@code sent}, or what it is, so that no index gets stale. */
  public static final class MissingSent {
    private final LetterUpdate update;

    MissingSent(LetterUpdate update) {
      this.update = update;
    }

    /** Stores {@code sent}, too. */
    public LetterUpdate withSent(Instant sent) {
      this.update.storeSent(sent);
      return this.update;
    }

    /** Takes {@code sent} for what is stored, on condition that it is. */
    public LetterUpdate knowingSent(Instant sent) {
      this.update.sent.know(sent);
      return this.update;
    }
  }

  /** An update that is to say what becomes of {@code place}, or what it is, so that no index gets stale. */
  public static final class MissingPlace {
    private final LetterUpdate update;

    MissingPlace(LetterUpdate update) {
      this.update = update;
    }

    /** Stores {@code place}, too. */
    public LetterUpdate withPlace(String place) {
      this.update.storePlace(place);
      return this.update;
    }

    /** Takes {@code place} for what is stored, on condition that it is. */
    public LetterUpdate knowingPlace(String place) {
      this.update.place.know(place);
      return this.update;
    }
  }

  /**
   * Changes attributes of a {@link Letter} that was read: what the keys of indexes need beside a change is taken from it, on condition that it is stored so.
   */
  public static final class OfEntity extends LetterUpdateBase<OfEntity> {
    private final Letter read;

    OfEntity(TableContext table, PrimaryKey<Letter> key, String id, Letter read) {
      super(table, key, id);
      this.read = read;
    }

    /** Stores {@code place}, and the keys that it is part of. */
    public OfEntity place(String place) {
      storePlace(place);
      this.sent.assume(this.read.sent());
      return this;
    }

    /** Stores {@code sent}, and the keys that it is part of. */
    public OfEntity sent(Instant sent) {
      storeSent(sent);
      this.place.assume(this.read.place());
      return this;
    }
  }
}
