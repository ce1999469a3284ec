package shop;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.expression.ChangedComponent;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.operation.DerivedAttributes;
import io.keywright.runtime.operation.Update;
import java.util.List;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * What all updates of {@link TIER} can change.
 *
 * @param <U> the update
 */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public abstract class TIERUpdateBase<U extends TIERUpdateBase<U>> extends Update<TIER, U> {
  private final String id;

  final ChangedComponent<TIER, TYPE> type = changes().component(TIERAttributes.TYPE_);

  final ChangedComponent<TIER, Instances.INSTANCE> instance =
      changes().component(TIERAttributes.INSTANCE_);

  TIERUpdateBase(TableContext table, PrimaryKey<TIER> key, String id) {
    super(table, TIERMapper.INSTANCE, key, false);
    this.id = id;
  }

  /** Stores {@code e}. */
  public U e(E e) {
    return changes().set(TIERAttributes.E_, e);
  }

  /** Changes inside of {@code e}, which must be there. */
  public Shop_EUpdate<TIER, U> e() {
    return new Shop_EUpdate<>(changes(), TIERAttributes.E_);
  }

  /** Stores {@code es}. */
  public U es(List<E> es) {
    return changes().set(TIERAttributes.ES, es);
  }

  /** Puts elements behind those of {@code es}. */
  public U appendToEs(List<E> elements) {
    return changes().append(TIERAttributes.ES, elements);
  }

  /** Puts elements before those of {@code es}. */
  public U prependToEs(List<E> elements) {
    return changes().prepend(TIERAttributes.ES, elements);
  }

  /** Stores an element of {@code es}; one behind the end becomes the last. */
  public U setInEs(int index, E element) {
    return changes().setIn(TIERAttributes.ES, index, element);
  }

  /** Removes an element of {@code es}; the ones behind it move up. */
  public U removeFromEs(int index) {
    return changes().remove(TIERAttributes.ES.at(index));
  }

  /** Changes inside of one element of {@code es}, which must be there. */
  public Shop_EUpdate<TIER, U> es(int index) {
    return new Shop_EUpdate<>(changes(), TIERAttributes.ES.at(index));
  }

  void storeType(TYPE type) {
    changes().set(TIERAttributes.TYPE_, type);
    this.type.become(type);
  }

  void storeInstance(Instances.INSTANCE instance) {
    changes().set(TIERAttributes.INSTANCE_, instance);
    this.instance.become(instance);
  }

  @Override
  protected void derive(DerivedAttributes attributes) {
    if (instance.isChanged() || type.isChanged()) {
      attributes.index("GSI1PK", "GSI1SK", TIERKeys.byInstance(instance.value(), id, type.value()));
    }
  }
}
