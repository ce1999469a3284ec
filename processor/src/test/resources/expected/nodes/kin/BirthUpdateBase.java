package kin;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.expression.ChangedComponent;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.operation.DerivedAttributes;
import io.keywright.runtime.operation.Update;
import java.time.LocalDate;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * What all updates of {@link Birth} can change.
 *
 * @param <U> the update
 */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
abstract class BirthUpdateBase<U extends BirthUpdateBase<U>> extends Update<Birth, U> {
  private final String personId;

  final ChangedComponent<Birth, String> placeId = changes().component(BirthAttributes.PLACE_ID);

  final ChangedComponent<Birth, LocalDate> day = changes().component(BirthAttributes.DAY);

  BirthUpdateBase(TableContext table, PrimaryKey<Birth> key, String personId) {
    super(table, BirthMapper.INSTANCE, key, false);
    this.personId = personId;
  }

  void storePlaceId(String placeId) {
    changes().set(BirthAttributes.PLACE_ID, placeId);
    this.placeId.become(placeId);
  }

  void storeDay(LocalDate day) {
    changes().set(BirthAttributes.DAY, day);
    this.day.become(day);
  }

  @Override
  protected void derive(DerivedAttributes attributes) {
    if (placeId.isChanged() || day.isChanged()) {
      attributes.index("GSI1PK", "GSI1SK",
          BirthKeys.atPlace(placeId.value(), day.value(), personId));
    }
    if (day.isChanged()) {
      attributes.index("GSI2PK", "GSI2SK", BirthKeys.onDay(day.value(), personId));
    }
  }
}
