package studio;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.query.CollectedItems;
import io.keywright.runtime.query.CollectionDecoder;
import io.keywright.runtime.query.CollectionShape;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Puts a {@link Programme} together. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class ProgrammeDecoder extends CollectionDecoder<Programme> {
  static final ProgrammeDecoder INSTANCE = new ProgrammeDecoder();

  private ProgrammeDecoder() {
    super(CollectionShape.inPartition(MovieMapper.INSTANCE, false)
        .list(ReviewMapper.INSTANCE, "REVIEW#")
        .list(RoleMapper.INSTANCE, "CAST#"));
  }

  @Override
  protected Programme build(CollectedItems items) {
    return new Programme(items.list(ReviewMapper.INSTANCE),
        items.optionalHead(MovieMapper.INSTANCE), items.list(RoleMapper.INSTANCE));
  }
}
