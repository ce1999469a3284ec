package studio;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.query.CollectedItems;
import io.keywright.runtime.query.CollectionDecoder;
import io.keywright.runtime.query.CollectionShape;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Puts a {@link MovieWithCast} together. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class MovieWithCastDecoder extends CollectionDecoder<MovieWithCast> {
  static final MovieWithCastDecoder INSTANCE = new MovieWithCastDecoder();

  private MovieWithCastDecoder() {
    super(CollectionShape.inPartition(MovieMapper.INSTANCE, true)
        .list(RoleMapper.INSTANCE, "CAST#"));
  }

  @Override
  protected MovieWithCast build(CollectedItems items) {
    return new MovieWithCast(items.head(MovieMapper.INSTANCE), items.list(RoleMapper.INSTANCE));
  }
}
