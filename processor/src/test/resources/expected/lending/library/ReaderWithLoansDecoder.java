package library;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.query.CollectedItems;
import io.keywright.runtime.query.CollectionDecoder;
import io.keywright.runtime.query.CollectionShape;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Puts a {@link ReaderWithLoans} together. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class ReaderWithLoansDecoder extends CollectionDecoder<ReaderWithLoans> {
  static final ReaderWithLoansDecoder INSTANCE = new ReaderWithLoansDecoder();

  private ReaderWithLoansDecoder() {
    super(CollectionShape.inPartition(ReaderMapper.INSTANCE, true)
        .list(LoanMapper.INSTANCE, "LOAN#"));
  }

  @Override
  protected ReaderWithLoans build(CollectedItems items) {
    return new ReaderWithLoans(items.head(ReaderMapper.INSTANCE), items.list(LoanMapper.INSTANCE));
  }
}
