package studio;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.query.CollectedItems;
import io.keywright.runtime.query.CollectionDecoder;
import io.keywright.runtime.query.CollectionShape;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Puts a {@link ReviewWithReplies} together. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class ReviewWithRepliesDecoder extends CollectionDecoder<ReviewWithReplies> {
  static final ReviewWithRepliesDecoder INSTANCE = new ReviewWithRepliesDecoder();

  private ReviewWithRepliesDecoder() {
    super(CollectionShape.belowHead(ReviewMapper.INSTANCE, true, "#")
        .list(ReplyMapper.INSTANCE, "#REPLY#"));
  }

  @Override
  protected ReviewWithReplies build(CollectedItems items) {
    return new ReviewWithReplies(items.head(ReviewMapper.INSTANCE),
        items.list(ReplyMapper.INSTANCE));
  }
}
