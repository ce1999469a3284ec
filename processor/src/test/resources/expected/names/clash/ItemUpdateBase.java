package clash;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.expression.ChangedComponent;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.operation.DerivedAttributes;
import io.keywright.runtime.operation.Update;
import java.lang.Override;
import java.lang.String;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * What all updates of {@link Item} can change.
 *
 * @param <U> the update
 */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public abstract class ItemUpdateBase<U extends ItemUpdateBase<U>> extends Update<Item, U> {
  private final String limit;

  final ChangedComponent<Item, String> hash = changes().component(ItemAttributes.HASH);

  final ChangedComponent<Item, Item.Kind> type = changes().component(ItemAttributes.TYPE);

  final ChangedComponent<Item, String> start = changes().component(ItemAttributes.START);

  final ChangedComponent<Item, String> primary = changes().component(ItemAttributes.PRIMARY);

  final ChangedComponent<Item, String> default_ = changes().component(ItemAttributes.DEFAULT_);

  final ChangedComponent<Item, String> component = changes().component(ItemAttributes.COMPONENT);

  ItemUpdateBase(TableContext table, PrimaryKey<Item> key, String limit) {
    super(table, ItemMapper.INSTANCE, key, false);
    this.limit = limit;
  }

  /** Stores {@code instance}. */
  public U instance(Item.Kind instance) {
    return changes().set(ItemAttributes.INSTANCE, instance);
  }

  /** Removes {@code hash}, and the item from the indexes that it is part of. */
  public U removeHash() {
    dropHash();
    return self();
  }

  void storeHash(String hash) {
    changes().set(ItemAttributes.HASH, hash);
    this.hash.become(hash);
  }

  void dropHash() {
    changes().remove(ItemAttributes.HASH);
    hash.become(null);
  }

  void storeType(Item.Kind type) {
    changes().set(ItemAttributes.TYPE, type);
    this.type.become(type);
  }

  void storeStart(String start) {
    changes().set(ItemAttributes.START, start);
    this.start.become(start);
  }

  void storePrimary(String primary) {
    changes().set(ItemAttributes.PRIMARY, primary);
    this.primary.become(primary);
  }

  void storeDefault_(String default_) {
    changes().set(ItemAttributes.DEFAULT_, default_);
    this.default_.become(default_);
  }

  void storeComponent(String component) {
    changes().set(ItemAttributes.COMPONENT, component);
    this.component.become(component);
  }

  @Override
  protected void derive(DerivedAttributes attributes) {
    if (hash.isChanged() || type.isChanged() || start.isChanged()) {
      attributes.index("GSI1PK", "GSI1SK", hash.isAbsent() ? null
          : ItemKeys.hash(hash.value(), type.value(), start.value()));
    }
    if (primary.isChanged() || default_.isChanged() || component.isChanged()) {
      attributes.index("GSI2PK", "GSI2SK",
          ItemKeys.primary_(limit, primary.value(), default_.value(), component.value()));
    }
  }
}
