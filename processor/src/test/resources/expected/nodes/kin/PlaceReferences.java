package kin;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.relation.NodeParts;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** What {@link Place} refers to. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class PlaceReferences {
  static final NodeParts PARTS = new NodeParts()
      .pointing(Birth.class, BirthMapper.INSTANCE, "GSI1", "GSI1PK");

  private PlaceReferences() {}
}
