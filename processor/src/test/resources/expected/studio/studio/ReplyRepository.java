package studio;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.operation.Check;
import io.keywright.runtime.operation.Delete;
import io.keywright.runtime.operation.Get;
import io.keywright.runtime.operation.Repository;
import java.util.Optional;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Reads and writes {@link Reply}: {@code MOVIE#{movieId} / REVIEW#{reviewId}#REPLY#{number:3}}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class ReplyRepository extends Repository<Reply> {
  private final TableContext table;

  ReplyRepository(TableContext table) {
    super(table, ReplyMapper.INSTANCE);
    this.table = table;
  }

  /** GetItem; empty if there is no such item. */
  public Optional<Reply> get(String movieId, String reviewId, int number) {
    return get(ReplyKeys.primary(movieId, reviewId, number));
  }

  /** GetItem, not sent yet. */
  public Get<Reply> prepareGet(String movieId, String reviewId, int number) {
    return prepareGet(ReplyKeys.primary(movieId, reviewId, number));
  }

  /** DeleteItem; gives what was deleted. */
  public Optional<Reply> delete(String movieId, String reviewId, int number) {
    return delete(ReplyKeys.primary(movieId, reviewId, number));
  }

  /** DeleteItem, not sent yet. */
  public Delete<Reply> prepareDelete(String movieId, String reviewId, int number) {
    return prepareDelete(ReplyKeys.primary(movieId, reviewId, number));
  }

  /** For a transaction: that there is such an item. */
  public Check<Reply> prepareCheck(String movieId, String reviewId, int number) {
    return prepareCheck(ReplyKeys.primary(movieId, reviewId, number));
  }

  /** UpdateItem of what is there: changes single attributes. */
  public ReplyUpdate update(String movieId, String reviewId, int number) {
    return new ReplyUpdate(this.table, ReplyKeys.primary(movieId, reviewId, number));
  }

  /** UpdateItem of an object that was read: changes single attributes. */
  public ReplyUpdate update(Reply reply) {
    return new ReplyUpdate(this.table, ReplyMapper.INSTANCE.key(reply));
  }
}
