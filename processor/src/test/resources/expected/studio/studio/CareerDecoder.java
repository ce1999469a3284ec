package studio;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.query.CollectedItems;
import io.keywright.runtime.query.CollectionDecoder;
import io.keywright.runtime.query.CollectionShape;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Puts a {@link Career} together. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class CareerDecoder extends CollectionDecoder<Career> {
  static final CareerDecoder INSTANCE = new CareerDecoder();

  private CareerDecoder() {
    super(CollectionShape.inPartition(ActorMapper.INSTANCE, true)
        .list(RoleMapper.INSTANCE, "MOVIE#"));
  }

  @Override
  protected Career build(CollectedItems items) {
    return new Career(items.head(ActorMapper.INSTANCE), items.list(RoleMapper.INSTANCE));
  }
}
