package studio;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.operation.Update;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Changes attributes of a {@link Reply}: {@code MOVIE#{movieId} / REVIEW#{reviewId}#REPLY#{number:3}}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class ReplyUpdate extends Update<Reply, ReplyUpdate> {
  ReplyUpdate(TableContext table, PrimaryKey<Reply> key) {
    super(table, ReplyMapper.INSTANCE, key, false);
  }

  /** Stores {@code text}. */
  public ReplyUpdate text(String text) {
    return changes().set(ReplyAttributes.TEXT, text);
  }
}
