package io.keywright.runtime.query;

import io.keywright.runtime.item.EntityMapper;
import io.keywright.runtime.key.SortKeyRange;
import io.keywright.runtime.text.Utf8;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** How a record of one head and lists lies in its partition. Immutable. */
public final class CollectionShape {

    private final EntityMapper<?> head;
    private final boolean headRequired;
    private final @Nullable String delimiter;
    private final List<Listed> lists;

    private CollectionShape(
            EntityMapper<?> head, boolean headRequired, @Nullable String delimiter, List<Listed> lists) {
        this.head = head;
        this.headRequired = headRequired;
        this.delimiter = delimiter;
        this.lists = lists;
    }

    /**
     * A record whose lists lie anywhere in the head's partition.
     *
     * @param headRequired whether there is no record without a head
     */
    public static CollectionShape inPartition(EntityMapper<?> head, boolean headRequired) {
        return new CollectionShape(head, headRequired, null, List.of());
    }

    /**
     * A record whose lists lie below the head: their sort keys go on from the head's.
     *
     * @param headRequired whether there is no record without a head
     * @param delimiter what each of them goes on with
     */
    public static CollectionShape belowHead(EntityMapper<?> head, boolean headRequired, String delimiter) {
        return new CollectionShape(head, headRequired, delimiter, List.of());
    }

    /**
     * The same with one more list.
     *
     * @param prefix what its sort keys start with, or go on with behind the head's where they lie below it
     */
    public CollectionShape list(EntityMapper<?> mapper, String prefix) {
        List<Listed> more = new ArrayList<>(lists);
        more.add(new Listed(mapper, prefix));
        return new CollectionShape(head, headRequired, delimiter, more);
    }

    EntityMapper<?> head() {
        return head;
    }

    boolean isHeadRequired() {
        return headRequired;
    }

    List<Listed> lists() {
        return lists;
    }

    /** What the sort keys of a list start with. */
    String prefix(Listed list, String headSort) {
        return delimiter == null ? list.prefix : headSort.concat(list.prefix);
    }

    /** The sort keys of head and lists. */
    SortKeyCondition range(String headSort) {
        if (delimiter != null) {
            return SortKeyCondition.below(headSort, delimiter);
        }
        String lowest = headSort;
        SortKeyRange range = SortKeyRange.within("", "").until(headSort);
        String highest = headSort;
        for (Listed list : lists) {
            String end = Utf8.successor(list.prefix);
            if (list.prefix.isEmpty() || end == null) {
                return SortKeyCondition.none();
            }
            lowest = Utf8.compare(list.prefix, lowest) < 0 ? list.prefix : lowest;
            if (Utf8.compare(end, highest) > 0) {
                highest = end;
                range = range.before(end);
            }
        }
        return SortKeyCondition.in(range.from(lowest));
    }

    /** Whether the head comes before all items of a list, read from the end. */
    boolean isHeadLast(Listed list, String headSort) {
        String prefix = prefix(list, headSort);
        return !headSort.startsWith(prefix) && Utf8.compare(headSort, prefix) > 0;
    }

    /** A list of the record. */
    static final class Listed {

        private final EntityMapper<?> mapper;
        private final String prefix;

        private Listed(EntityMapper<?> mapper, String prefix) {
            this.mapper = mapper;
            this.prefix = prefix;
        }

        EntityMapper<?> mapper() {
            return mapper;
        }
    }
}
