package club;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.operation.Update;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Changes attributes of a {@link Member}: {@code CLUB#{club} / SINCE#{address.since:date}#{id}}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class MemberUpdate extends Update<Member, MemberUpdate> {
  MemberUpdate(TableContext table, PrimaryKey<Member> key) {
    super(table, MemberMapper.INSTANCE, key, false);
  }
}
