package kin;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.expression.ChangedComponent;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.operation.DerivedAttributes;
import io.keywright.runtime.operation.Update;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Changes attributes of a {@link Job}: {@code PERSON#{personId} / JOB#{number:4}}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class JobUpdate extends Update<Job, JobUpdate> {
  private final String personId;
  private final int number;

  final ChangedComponent<Job, String> title = changes().component(JobAttributes.TITLE);

  JobUpdate(TableContext table, PrimaryKey<Job> key, String personId, int number) {
    super(table, JobMapper.INSTANCE, key, false);
    this.personId = personId;
    this.number = number;
  }

  /** Stores {@code badge}. */
  public JobUpdate badge(String badge) {
    return changes().set(JobAttributes.BADGE, badge);
  }

  /** Stores {@code title}, and the keys that it is part of. */
  public JobUpdate title(String title) {
    storeTitle(title);
    return self();
  }

  void storeTitle(String title) {
    changes().set(JobAttributes.TITLE, title);
    this.title.become(title);
  }

  @Override
  protected void derive(DerivedAttributes attributes) {
    if (title.isChanged()) {
      attributes.index("GSI2PK", "GSI2SK", JobKeys.ofTitle(title.value(), personId, number));
    }
  }
}
