package desk;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.key.PrimaryKey;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/** Changes attributes of a {@link Parcel}: {@code PARCEL#{depot} / PARCEL#{parcelId}}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class ParcelUpdate extends ParcelUpdateBase<ParcelUpdate> {
  ParcelUpdate(TableContext table, PrimaryKey<Parcel> key, String parcelId) {
    super(table, key, parcelId);
  }

  /** Stores {@code state}, and the keys that it is part of. */
  public MissingWeightLabel state(Order.Status state) {
    storeState(state);
    return new MissingWeightLabel(this);
  }

  /** Stores {@code weight}, and the keys that it is part of. */
  public MissingState weight(int weight) {
    storeWeight(weight);
    return new MissingState(this);
  }

  /** Stores {@code label}, and the keys that it is part of. */
  public MissingState label(String label) {
    storeLabel(label);
    return new MissingState(this);
  }

  /** An update that is to say what becomes of {@code weight}, or what it is, so that no index gets stale. */
  public static final class MissingWeightLabel {
    private final ParcelUpdate update;

    MissingWeightLabel(ParcelUpdate update) {
      this.update = update;
    }

    /** Stores {@code weight}, too. */
    public MissingLabel withWeight(int weight) {
      this.update.storeWeight(weight);
      return new MissingLabel(this.update);
    }

    /** Takes {@code weight} for what is stored, on condition that it is. */
    public MissingLabel knowingWeight(int weight) {
      this.update.weight.know(weight);
      return new MissingLabel(this.update);
    }
  }

  /** An update that is to say what becomes of {@code label}, or what it is, so that no index gets stale. */
  public static final class MissingLabel {
    private final ParcelUpdate update;

    MissingLabel(ParcelUpdate update) {
      this.update = update;
    }

    /** Stores {@code label}, too. */
    public ParcelUpdate withLabel(String label) {
      this.update.storeLabel(label);
      return this.update;
    }

    /** Removes {@code label}, too, and the item from the index. */
    public ParcelUpdate withoutLabel() {
      this.update.dropLabel();
      return this.update;
    }

    /** Takes {@code label} for what is stored, on condition that it is. Null says that there is none. */
    public ParcelUpdate knowingLabel(@Nullable String label) {
      this.update.label.know(label);
      return this.update;
    }
  }

  /** An update that is to say what becomes of {@code state}, or what it is, so that no index gets stale. */
  public static final class MissingState {
    private final ParcelUpdate update;

    MissingState(ParcelUpdate update) {
      this.update = update;
    }

    /** Takes {@code state} for what is stored, on condition that it is. */
    public ParcelUpdate knowingState(Order.Status state) {
      this.update.state.know(state);
      return this.update;
    }
  }

  /**
   * Changes attributes of a {@link Parcel} that was read: what the keys of indexes need beside a change is taken from it, on condition that it is stored so.
   */
  public static final class OfEntity extends ParcelUpdateBase<OfEntity> {
    private final Parcel read;

    OfEntity(TableContext table, PrimaryKey<Parcel> key, String parcelId, Parcel read) {
      super(table, key, parcelId);
      this.read = read;
    }

    /** Stores {@code state}, and the keys that it is part of. */
    public OfEntity state(Order.Status state) {
      storeState(state);
      this.weight.assume(this.read.weight());
      String label = this.read.label();
      this.label.assume(label);
      return this;
    }

    /** Stores {@code weight}, and the keys that it is part of. */
    public OfEntity weight(int weight) {
      storeWeight(weight);
      this.state.assume(this.read.state());
      return this;
    }

    /** Stores {@code label}, and the keys that it is part of. */
    public OfEntity label(String label) {
      storeLabel(label);
      this.state.assume(this.read.state());
      return this;
    }
  }
}
