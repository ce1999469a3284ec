package kin;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.relation.NodeParts;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** What {@link Person} refers to. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class PersonReferences {
  static final NodeParts PARTS = new NodeParts()
      .within(Marriage.class, MarriageMapper.INSTANCE)
      .within(Birth.class, BirthMapper.INSTANCE)
      .within(Job.class, JobMapper.INSTANCE)
      .pointing(Marriage.class, MarriageMapper.INSTANCE, "GSI1", "GSI1PK");

  private PersonReferences() {}
}
