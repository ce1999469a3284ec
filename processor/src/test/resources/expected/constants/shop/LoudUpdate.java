package shop;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.key.PrimaryKey;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Changes attributes of a {@link Loud}: {@code LOUD#{SKU} / IN#{ID}}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class LoudUpdate extends LoudUpdateBase<LoudUpdate> {
  LoudUpdate(TableContext table, PrimaryKey<Loud> key) {
    super(table, key);
  }

  /** Stores {@code _1}, and the keys that it is part of. */
  public MissingIF _1(String value_1) {
    store_1(value_1);
    return new MissingIF(this);
  }

  /** Stores {@code IF}, and the keys that it is part of. */
  public Missing_1 IF(String if_) {
    storeIF(if_);
    return new Missing_1(this);
  }

  /** An update that is to say what becomes of {@code IF}, or what it is, so that no index gets stale. */
  public static final class MissingIF {
    private final LoudUpdate update;

    MissingIF(LoudUpdate update) {
      this.update = update;
    }

    /** Stores {@code IF}, too. */
    public LoudUpdate withIF(String if_) {
      this.update.storeIF(if_);
      return this.update;
    }

    /** Takes {@code IF} for what is stored, on condition that it is. */
    public LoudUpdate knowingIF(String if_) {
      this.update.if_.know(if_);
      return this.update;
    }
  }

  /** An update that is to say what becomes of {@code _1}, or what it is, so that no index gets stale. */
  public static final class Missing_1 {
    private final LoudUpdate update;

    Missing_1(LoudUpdate update) {
      this.update = update;
    }

    /** Stores {@code _1}, too. */
    public LoudUpdate with_1(String value_1) {
      this.update.store_1(value_1);
      return this.update;
    }

    /** Takes {@code _1} for what is stored, on condition that it is. */
    public LoudUpdate knowing_1(String value_1) {
      this.update.value_1.know(value_1);
      return this.update;
    }
  }

  /**
   * Changes attributes of a {@link Loud} that was read: what the keys of indexes need beside a change is taken from it, on condition that it is stored so.
   */
  public static final class OfEntity extends LoudUpdateBase<OfEntity> {
    private final Loud read;

    OfEntity(TableContext table, PrimaryKey<Loud> key, Loud read) {
      super(table, key);
      this.read = read;
    }

    /** Stores {@code _1}, and the keys that it is part of. */
    public OfEntity _1(String value_1) {
      store_1(value_1);
      this.if_.assume(this.read.IF());
      return this;
    }

    /** Stores {@code IF}, and the keys that it is part of. */
    public OfEntity IF(String if_) {
      storeIF(if_);
      this.value_1.assume(this.read._1());
      return this;
    }
  }
}
