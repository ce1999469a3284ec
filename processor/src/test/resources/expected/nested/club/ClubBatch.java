package club;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.batch.BatchWrite;
import io.keywright.runtime.key.PrimaryKey;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** A batch of writes at {@link Club}, each for itself. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class ClubBatch extends BatchWrite<ClubBatch> {
  ClubBatch(TableContext table) {
    super(table);
  }

  /** Writes an item, or replaces the whole of it. */
  public ClubBatch put(Member entity) {
    return super.put(MemberMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public ClubBatch delete(Member entity) {
    return super.delete(MemberMapper.INSTANCE, entity);
  }

  /** Deletes what is under the key. */
  public ClubBatch deleteMember(PrimaryKey<Member> key) {
    return super.delete(MemberMapper.INSTANCE, key);
  }
}
