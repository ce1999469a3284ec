package club;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.transaction.Transaction;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** A transaction at {@link Club}: writes that happen together or not at all. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class ClubTransaction extends Transaction<ClubTransaction> {
  ClubTransaction(TableContext table) {
    super(table);
  }

  /** Writes an item that must not exist yet. */
  public ClubTransaction create(Member entity) {
    return super.create(MemberMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public ClubTransaction put(Member entity) {
    return super.put(MemberMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public ClubTransaction replace(Member entity) {
    return super.replace(MemberMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public ClubTransaction delete(Member entity) {
    return super.delete(MemberMapper.INSTANCE, entity);
  }

  /** Moves an item to another key, if it still is what was given; it is written as a whole there. */
  public ClubTransaction move(Member from, Member to) {
    return super.move(MemberMapper.INSTANCE, from, to);
  }
}
