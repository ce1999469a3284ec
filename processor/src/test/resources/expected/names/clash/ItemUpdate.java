package clash;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.key.PrimaryKey;
import java.lang.String;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/** Changes attributes of a {@link Item}: {@code ITEM#{item} / ITEM#{limit}#{page}#{within}#{to}}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class ItemUpdate extends ItemUpdateBase<ItemUpdate> {
  ItemUpdate(TableContext table, PrimaryKey<Item> key, String limit) {
    super(table, key, limit);
  }

  /** Stores {@code hash}, and the keys that it is part of. */
  public MissingTypeStart hash(String hash) {
    storeHash(hash);
    return new MissingTypeStart(this);
  }

  /** Stores {@code type}, and the keys that it is part of. */
  public MissingHashStart type(Item.Kind type) {
    storeType(type);
    return new MissingHashStart(this);
  }

  /** Stores {@code start}, and the keys that it is part of. */
  public MissingHashType start(String start) {
    storeStart(start);
    return new MissingHashType(this);
  }

  /** Stores {@code primary}, and the keys that it is part of. */
  public MissingDefault_Component primary(String primary) {
    storePrimary(primary);
    return new MissingDefault_Component(this);
  }

  /** Stores {@code default_}, and the keys that it is part of. */
  public MissingPrimaryComponent default_(String default_) {
    storeDefault_(default_);
    return new MissingPrimaryComponent(this);
  }

  /** Stores {@code component}, and the keys that it is part of. */
  public MissingPrimaryDefault_ component(String component) {
    storeComponent(component);
    return new MissingPrimaryDefault_(this);
  }

  /** An update that is to say what becomes of {@code type}, or what it is, so that no index gets stale. */
  public static final class MissingTypeStart {
    private final ItemUpdate update;

    MissingTypeStart(ItemUpdate update) {
      this.update = update;
    }

    /** Stores {@code type}, too. */
    public MissingStart withType(Item.Kind type) {
      this.update.storeType(type);
      return new MissingStart(this.update);
    }

    /** Takes {@code type} for what is stored, on condition that it is. */
    public MissingStart knowingType(Item.Kind type) {
      this.update.type.know(type);
      return new MissingStart(this.update);
    }
  }

  /** An update that is to say what becomes of {@code start}, or what it is, so that no index gets stale. */
  public static final class MissingStart {
    private final ItemUpdate update;

    MissingStart(ItemUpdate update) {
      this.update = update;
    }

    /** Stores {@code start}, too. */
    public ItemUpdate withStart(String start) {
      this.update.storeStart(start);
      return this.update;
    }

    /** Takes {@code start} for what is stored, on condition that it is. */
    public ItemUpdate knowingStart(String start) {
      this.update.start.know(start);
      return this.update;
    }
  }

  /** An update that is to say what becomes of {@code hash}, or what it is, so that no index gets stale. */
  public static final class MissingHashStart {
    private final ItemUpdate update;

    MissingHashStart(ItemUpdate update) {
      this.update = update;
    }

    /** Stores {@code hash}, too. */
    public MissingStart withHash(String hash) {
      this.update.storeHash(hash);
      return new MissingStart(this.update);
    }

    /** Removes {@code hash}, too, and the item from the index. */
    public MissingStart withoutHash() {
      this.update.dropHash();
      return new MissingStart(this.update);
    }

    /** Takes {@code hash} for what is stored, on condition that it is. Null says that there is none. */
    public MissingStart knowingHash(@Nullable String hash) {
      this.update.hash.know(hash);
      return new MissingStart(this.update);
    }
  }

  /** An update that is to say what becomes of {@code hash}, or what it is, so that no index gets stale. */
  public static final class MissingHashType {
    private final ItemUpdate update;

    MissingHashType(ItemUpdate update) {
      this.update = update;
    }

    /** Stores {@code hash}, too. */
    public MissingType withHash(String hash) {
      this.update.storeHash(hash);
      return new MissingType(this.update);
    }

    /** Removes {@code hash}, too, and the item from the index. */
    public MissingType withoutHash() {
      this.update.dropHash();
      return new MissingType(this.update);
    }

    /** Takes {@code hash} for what is stored, on condition that it is. Null says that there is none. */
    public MissingType knowingHash(@Nullable String hash) {
      this.update.hash.know(hash);
      return new MissingType(this.update);
    }
  }

  /** An update that is to say what becomes of {@code type}, or what it is, so that no index gets stale. */
  public static final class MissingType {
    private final ItemUpdate update;

    MissingType(ItemUpdate update) {
      this.update = update;
    }

    /** Stores {@code type}, too. */
    public ItemUpdate withType(Item.Kind type) {
      this.update.storeType(type);
      return this.update;
    }

    /** Takes {@code type} for what is stored, on condition that it is. */
    public ItemUpdate knowingType(Item.Kind type) {
      this.update.type.know(type);
      return this.update;
    }
  }

  /** An update that is to say what becomes of {@code default_}, or what it is, so that no index gets stale. */
  public static final class MissingDefault_Component {
    private final ItemUpdate update;

    MissingDefault_Component(ItemUpdate update) {
      this.update = update;
    }

    /** Stores {@code default_}, too. */
    public MissingComponent withDefault_(String default_) {
      this.update.storeDefault_(default_);
      return new MissingComponent(this.update);
    }

    /** Takes {@code default_} for what is stored, on condition that it is. */
    public MissingComponent knowingDefault_(String default_) {
      this.update.default_.know(default_);
      return new MissingComponent(this.update);
    }
  }

  /** An update that is to say what becomes of {@code component}, or what it is, so that no index gets stale. */
  public static final class MissingComponent {
    private final ItemUpdate update;

    MissingComponent(ItemUpdate update) {
      this.update = update;
    }

    /** Stores {@code component}, too. */
    public ItemUpdate withComponent(String component) {
      this.update.storeComponent(component);
      return this.update;
    }

    /** Takes {@code component} for what is stored, on condition that it is. */
    public ItemUpdate knowingComponent(String component) {
      this.update.component.know(component);
      return this.update;
    }
  }

  /** An update that is to say what becomes of {@code primary}, or what it is, so that no index gets stale. */
  public static final class MissingPrimaryComponent {
    private final ItemUpdate update;

    MissingPrimaryComponent(ItemUpdate update) {
      this.update = update;
    }

    /** Stores {@code primary}, too. */
    public MissingComponent withPrimary(String primary) {
      this.update.storePrimary(primary);
      return new MissingComponent(this.update);
    }

    /** Takes {@code primary} for what is stored, on condition that it is. */
    public MissingComponent knowingPrimary(String primary) {
      this.update.primary.know(primary);
      return new MissingComponent(this.update);
    }
  }

  /** An update that is to say what becomes of {@code primary}, or what it is, so that no index gets stale. */
  public static final class MissingPrimaryDefault_ {
    private final ItemUpdate update;

    MissingPrimaryDefault_(ItemUpdate update) {
      this.update = update;
    }

    /** Stores {@code primary}, too. */
    public MissingDefault_ withPrimary(String primary) {
      this.update.storePrimary(primary);
      return new MissingDefault_(this.update);
    }

    /** Takes {@code primary} for what is stored, on condition that it is. */
    public MissingDefault_ knowingPrimary(String primary) {
      this.update.primary.know(primary);
      return new MissingDefault_(this.update);
    }
  }

  /** An update that is to say what becomes of {@code default_}, or what it is, so that no index gets stale. */
  public static final class MissingDefault_ {
    private final ItemUpdate update;

    MissingDefault_(ItemUpdate update) {
      this.update = update;
    }

    /** Stores {@code default_}, too. */
    public ItemUpdate withDefault_(String default_) {
      this.update.storeDefault_(default_);
      return this.update;
    }

    /** Takes {@code default_} for what is stored, on condition that it is. */
    public ItemUpdate knowingDefault_(String default_) {
      this.update.default_.know(default_);
      return this.update;
    }
  }

  /**
   * Changes attributes of a {@link Item} that was read: what the keys of indexes need beside a change is taken from it, on condition that it is stored so.
   */
  public static final class OfEntity extends ItemUpdateBase<OfEntity> {
    private final Item read;

    OfEntity(TableContext table, PrimaryKey<Item> key, String limit, Item read) {
      super(table, key, limit);
      this.read = read;
    }

    /** Stores {@code hash}, and the keys that it is part of. */
    public OfEntity hash(String hash) {
      storeHash(hash);
      this.type.assume(this.read.type());
      this.start.assume(this.read.start());
      return this;
    }

    /** Stores {@code type}, and the keys that it is part of. */
    public OfEntity type(Item.Kind type) {
      storeType(type);
      String hash = this.read.hash();
      this.hash.assume(hash);
      this.start.assume(this.read.start());
      return this;
    }

    /** Stores {@code start}, and the keys that it is part of. */
    public OfEntity start(String start) {
      storeStart(start);
      String hash = this.read.hash();
      this.hash.assume(hash);
      this.type.assume(this.read.type());
      return this;
    }

    /** Stores {@code primary}, and the keys that it is part of. */
    public OfEntity primary(String primary) {
      storePrimary(primary);
      this.default_.assume(this.read.default_());
      this.component.assume(this.read.component());
      return this;
    }

    /** Stores {@code default_}, and the keys that it is part of. */
    public OfEntity default_(String default_) {
      storeDefault_(default_);
      this.primary.assume(this.read.primary());
      this.component.assume(this.read.component());
      return this;
    }

    /** Stores {@code component}, and the keys that it is part of. */
    public OfEntity component(String component) {
      storeComponent(component);
      this.primary.assume(this.read.primary());
      this.default_.assume(this.read.default_());
      return this;
    }
  }
}
