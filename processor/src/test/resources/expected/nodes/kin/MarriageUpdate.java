package kin;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.operation.DerivedAttributes;
import io.keywright.runtime.operation.Update;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Changes attributes of a {@link Marriage}: {@code PERSON#{personId} / MARRIAGE#{spouseId}}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class MarriageUpdate extends Update<Marriage, MarriageUpdate> {
  private final String personId;
  private final String spouseId;

  MarriageUpdate(TableContext table, PrimaryKey<Marriage> key, boolean insert, String personId,
      String spouseId) {
    super(table, MarriageMapper.INSTANCE, key, insert);
    this.personId = personId;
    this.spouseId = spouseId;
  }

  @Override
  protected void derive(DerivedAttributes attributes) {
    if (attributes.mayBeNew()) {
      attributes.property(MarriageAttributes.PERSON_ID, personId);
      attributes.property(MarriageAttributes.SPOUSE_ID, spouseId);
      attributes.index("GSI1PK", "GSI1SK", MarriageKeys.withSpouse(spouseId, personId));
    }
  }
}
