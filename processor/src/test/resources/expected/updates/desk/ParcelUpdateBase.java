package desk;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.expression.ChangedComponent;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.operation.DerivedAttributes;
import io.keywright.runtime.operation.VersionedUpdate;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * What all updates of {@link Parcel} can change.
 *
 * @param <U> the update
 */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public abstract class ParcelUpdateBase<U extends ParcelUpdateBase<U>> extends VersionedUpdate<Parcel, U> {
  private final String parcelId;

  final ChangedComponent<Parcel, Order.Status> state = changes().component(ParcelAttributes.STATE);

  final ChangedComponent<Parcel, Integer> weight = changes().component(ParcelAttributes.WEIGHT, 10);

  final ChangedComponent<Parcel, String> label = changes().component(ParcelAttributes.LABEL);

  ParcelUpdateBase(TableContext table, PrimaryKey<Parcel> key, String parcelId) {
    super(table, ParcelMapper.INSTANCE, key, false);
    this.parcelId = parcelId;
  }

  /** Stores {@code count}. */
  public U count(Integer count) {
    return changes().set(ParcelAttributes.COUNT, count);
  }

  /** Removes {@code count}. */
  public U removeCount() {
    return changes().remove(ParcelAttributes.COUNT);
  }

  /** Stores {@code count} where there is none. */
  public U countIfAbsent(Integer count) {
    return changes().setIfAbsent(ParcelAttributes.COUNT, count);
  }

  /** Adds to {@code count}, a negative number to take away; where there is none it was 0. */
  public U incrementCount(Integer by) {
    return changes().increment(ParcelAttributes.COUNT, by);
  }

  void storeState(Order.Status state) {
    changes().set(ParcelAttributes.STATE, state);
    this.state.become(state);
  }

  void storeWeight(int weight) {
    changes().set(ParcelAttributes.WEIGHT, weight);
    this.weight.become(weight);
  }

  /** Removes {@code label}, and the item from the indexes that it is part of. */
  public U removeLabel() {
    dropLabel();
    return self();
  }

  void storeLabel(String label) {
    changes().set(ParcelAttributes.LABEL, label);
    this.label.become(label);
  }

  void dropLabel() {
    changes().remove(ParcelAttributes.LABEL);
    label.become(null);
  }

  @Override
  protected void derive(DerivedAttributes attributes) {
    if (state.isChanged() || weight.isChanged()) {
      attributes.index("GSI1PK", "GSI1SK",
          ParcelKeys.byState(state.value(), parcelId, weight.value()));
    }
    if (label.isChanged() || state.isChanged()) {
      attributes.index("GSI2PK", "GSI2SK", label.isAbsent() ? null
          : ParcelKeys.byLabel(label.value(), state.value()));
    }
  }
}
