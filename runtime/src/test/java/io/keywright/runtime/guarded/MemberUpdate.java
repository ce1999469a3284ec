package io.keywright.runtime.guarded;

import io.keywright.runtime.TableContext;
import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.OrderedAttribute;
import io.keywright.runtime.expression.TextAttribute;
import io.keywright.runtime.item.Converters;
import io.keywright.runtime.operation.Update;

public final class MemberUpdate extends Update<Member, MemberUpdate> {

    private static final TextAttribute<Member> EMAIL = new TextAttribute<>(AttributePath.of("email", "email"));
    private static final OrderedAttribute<Member, Integer> POINTS =
            new OrderedAttribute<>(AttributePath.of("points", "points"), Converters.ofInt());
    private static final TextAttribute<Member> NOTE = new TextAttribute<>(AttributePath.of("note", "note"));

    public MemberUpdate(TableContext table, String memberId) {
        super(table, MemberMapper.INSTANCE, MemberMapper.key(memberId), false);
    }

    public MemberUpdate email(String email) {
        return changes().set(EMAIL, email);
    }

    /** Changes an attribute that the mapper does not read. */
    public MemberUpdate note(String note) {
        return changes().set(NOTE, note);
    }

    public MemberUpdate incrementPoints(int by) {
        return changes().increment(POINTS, by);
    }
}
