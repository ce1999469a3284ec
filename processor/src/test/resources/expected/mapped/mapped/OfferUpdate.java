package mapped;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.key.PrimaryKey;
import java.time.Duration;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import values.Code;
import values.Status;

/** Changes attributes of a {@link Offer}: {@code OFFER#{code} / {market}#{currency}#{price:8.2}}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class OfferUpdate extends OfferUpdateBase<OfferUpdate> {
  OfferUpdate(TableContext table, PrimaryKey<Offer> key, Code code) {
    super(table, key, code);
  }

  /** Stores {@code status}, and the keys that it is part of. */
  public MissingTerm status(Status status) {
    storeStatus(status);
    return new MissingTerm(this);
  }

  /** Stores {@code term}, and the keys that it is part of. */
  public MissingStatus term(Duration term) {
    storeTerm(term);
    return new MissingStatus(this);
  }

  /** An update that is to say what becomes of {@code term}, or what it is, so that no index gets stale. */
  public static final class MissingTerm {
    private final OfferUpdate update;

    MissingTerm(OfferUpdate update) {
      this.update = update;
    }

    /** Stores {@code term}, too. */
    public OfferUpdate withTerm(Duration term) {
      this.update.storeTerm(term);
      return this.update;
    }

    /** Takes {@code term} for what is stored, on condition that it is. */
    public OfferUpdate knowingTerm(Duration term) {
      this.update.term.know(term);
      return this.update;
    }
  }

  /** An update that is to say what becomes of {@code status}, or what it is, so that no index gets stale. */
  public static final class MissingStatus {
    private final OfferUpdate update;

    MissingStatus(OfferUpdate update) {
      this.update = update;
    }

    /** Stores {@code status}, too. */
    public OfferUpdate withStatus(Status status) {
      this.update.storeStatus(status);
      return this.update;
    }

    /** Takes {@code status} for what is stored, on condition that it is. */
    public OfferUpdate knowingStatus(Status status) {
      this.update.status.know(status);
      return this.update;
    }
  }

  /**
   * Changes attributes of a {@link Offer} that was read: what the keys of indexes need beside a change is taken from it, on condition that it is stored so.
   */
  public static final class OfEntity extends OfferUpdateBase<OfEntity> {
    private final Offer read;

    OfEntity(TableContext table, PrimaryKey<Offer> key, Code code, Offer read) {
      super(table, key, code);
      this.read = read;
    }

    /** Stores {@code status}, and the keys that it is part of. */
    public OfEntity status(Status status) {
      storeStatus(status);
      this.term.assume(this.read.term());
      return this;
    }

    /** Stores {@code term}, and the keys that it is part of. */
    public OfEntity term(Duration term) {
      storeTerm(term);
      this.status.assume(this.read.status());
      return this;
    }
  }
}
