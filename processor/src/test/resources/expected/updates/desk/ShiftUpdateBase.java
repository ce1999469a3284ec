package desk;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.expression.ChangedComponent;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.operation.DerivedAttributes;
import io.keywright.runtime.operation.Update;
import java.time.Instant;
import java.time.LocalDateTime;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * What all updates of {@link Shift} can change.
 *
 * @param <U> the update
 */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public abstract class ShiftUpdateBase<U extends ShiftUpdateBase<U>> extends Update<Shift, U> {
  private final Instant starts;
  private final LocalDateTime ends;
  private final String name;

  final ChangedComponent<Shift, Instant> starts_ = changes().component(ShiftAttributes.STARTS);

  final ChangedComponent<Shift, String> role = changes().component(ShiftAttributes.ROLE);

  final ChangedComponent<Shift, String> place = changes().component(ShiftAttributes.PLACE);

  ShiftUpdateBase(TableContext table, PrimaryKey<Shift> key, Instant starts, LocalDateTime ends,
      String name) {
    super(table, ShiftMapper.INSTANCE, key, false);
    this.starts = starts;
    this.ends = ends;
    this.name = name;
  }

  /** Stores {@code role}, and the keys that it is part of. */
  public U role(String role) {
    storeRole(role);
    return self();
  }

  void storeRole(String role) {
    changes().set(ShiftAttributes.ROLE, role);
    this.role.become(role);
  }

  void storePlace(String place) {
    changes().set(ShiftAttributes.PLACE, place);
    this.place.become(place);
  }

  @Override
  protected void derive(DerivedAttributes attributes) {
    if (role.isChanged()) {
      attributes.index("GSI1PK", "GSI1SK", ShiftKeys.byRole(role.value(), starts, ends, name));
    }
    if (place.isChanged()) {
      attributes.index("GSI2PK", "GSI2SK", ShiftKeys.bySecond(place.value(), starts_.value()));
    }
  }
}
