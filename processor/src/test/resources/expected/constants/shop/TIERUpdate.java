package shop;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.key.PrimaryKey;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Changes attributes of a {@link TIER}: {@code SKU#{sku}#{tier} / ID#{id}}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class TIERUpdate extends TIERUpdateBase<TIERUpdate> {
  TIERUpdate(TableContext table, PrimaryKey<TIER> key, String id) {
    super(table, key, id);
  }

  /** Stores {@code type}, and the keys that it is part of. */
  public MissingInstance type(TYPE type) {
    storeType(type);
    return new MissingInstance(this);
  }

  /** Stores {@code instance}, and the keys that it is part of. */
  public MissingType instance(Instances.INSTANCE instance) {
    storeInstance(instance);
    return new MissingType(this);
  }

  /** An update that is to say what becomes of {@code instance}, or what it is, so that no index gets stale. */
  public static final class MissingInstance {
    private final TIERUpdate update;

    MissingInstance(TIERUpdate update) {
      this.update = update;
    }

    /** Stores {@code instance}, too. */
    public TIERUpdate withInstance(Instances.INSTANCE instance) {
      this.update.storeInstance(instance);
      return this.update;
    }

    /** Takes {@code instance} for what is stored, on condition that it is. */
    public TIERUpdate knowingInstance(Instances.INSTANCE instance) {
      this.update.instance.know(instance);
      return this.update;
    }
  }

  /** An update that is to say what becomes of {@code type}, or what it is, so that no index gets stale. */
  public static final class MissingType {
    private final TIERUpdate update;

    MissingType(TIERUpdate update) {
      this.update = update;
    }

    /** Stores {@code type}, too. */
    public TIERUpdate withType(TYPE type) {
      this.update.storeType(type);
      return this.update;
    }

    /** Takes {@code type} for what is stored, on condition that it is. */
    public TIERUpdate knowingType(TYPE type) {
      this.update.type.know(type);
      return this.update;
    }
  }

  /**
   * Changes attributes of a {@link TIER} that was read: what the keys of indexes need beside a change is taken from it, on condition that it is stored so.
   */
  public static final class OfEntity extends TIERUpdateBase<OfEntity> {
    private final TIER read;

    OfEntity(TableContext table, PrimaryKey<TIER> key, String id, TIER read) {
      super(table, key, id);
      this.read = read;
    }

    /** Stores {@code type}, and the keys that it is part of. */
    public OfEntity type(TYPE type) {
      storeType(type);
      this.instance.assume(this.read.instance());
      return this;
    }

    /** Stores {@code instance}, and the keys that it is part of. */
    public OfEntity instance(Instances.INSTANCE instance) {
      storeInstance(instance);
      this.type.assume(this.read.type());
      return this;
    }
  }
}
