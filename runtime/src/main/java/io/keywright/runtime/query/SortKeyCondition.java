package io.keywright.runtime.query;

import io.keywright.runtime.expression.Placeholders;
import io.keywright.runtime.key.SortKeyRange;
import io.keywright.runtime.position.Identity;
import io.keywright.runtime.text.KeyLimits;
import org.jspecify.annotations.Nullable;

/** The one condition on the sort key that a query can have. Immutable. */
public abstract class SortKeyCondition {

    private static final SortKeyCondition NONE = new None();

    private SortKeyCondition() {}

    /** The whole partition. */
    public static SortKeyCondition none() {
        return NONE;
    }

    /** Sort keys that start with a prefix; all of them if it is empty. */
    public static SortKeyCondition beginsWith(String prefix) {
        return prefix.isEmpty() ? NONE : new BeginsWith(prefix);
    }

    /** One sort key. */
    public static SortKeyCondition equalTo(String sortKey) {
        return new EqualTo(sortKey);
    }

    /** One sort key and those that go on from it with the delimiter. */
    static SortKeyCondition below(String sortKey, String delimiter) {
        return new Below(sortKey, delimiter);
    }

    /** The sort keys of a range; without a request if it is empty. */
    public static SortKeyCondition in(SortKeyRange range) {
        return new InRange(range);
    }

    /** Whether no sort key can fulfil the condition, so that nothing needs to be sent. */
    abstract boolean isEmpty();

    /** Whether a sort key that DynamoDB found fulfils the condition exactly. */
    abstract boolean admits(String sortKey);

    /** Whether DynamoDB can find a sort key by the condition, which may be more than {@link #admits} lets through. */
    boolean finds(String sortKey) {
        return admits(sortKey);
    }

    /** Whether {@link #admits} lets everything through that DynamoDB finds by the condition. */
    boolean isExact() {
        return true;
    }

    /**
     * The part of the key condition.
     *
     * @param entity for the error if a bound cannot be a sort key
     * @param name the placeholder of the sort key
     * @return null for none
     */
    abstract @Nullable String expression(String entity, String name, Placeholders placeholders);

    /** Adds what tells this condition from others. */
    abstract void identify(Identity identity);

    private static String bound(String entity, String text, Placeholders placeholders) {
        return placeholders.value(KeyLimits.requireSort(entity, text));
    }

    private static final class None extends SortKeyCondition {

        @Override
        boolean isEmpty() {
            return false;
        }

        @Override
        boolean admits(String sortKey) {
            return true;
        }

        @Override
        @Nullable
        String expression(String entity, String name, Placeholders placeholders) {
            return null;
        }

        @Override
        void identify(Identity identity) {
            identity.text("sort key", null);
        }
    }

    private static final class BeginsWith extends SortKeyCondition {

        private final String prefix;

        private BeginsWith(String prefix) {
            this.prefix = prefix;
        }

        @Override
        boolean isEmpty() {
            return false;
        }

        @Override
        boolean admits(String sortKey) {
            return sortKey.startsWith(prefix);
        }

        @Override
        String expression(String entity, String name, Placeholders placeholders) {
            return "begins_with(" + name + ", " + bound(entity, prefix, placeholders) + ")";
        }

        @Override
        void identify(Identity identity) {
            identity.text("sort key begins with", prefix);
        }
    }

    private static final class EqualTo extends SortKeyCondition {

        private final String sortKey;

        private EqualTo(String sortKey) {
            this.sortKey = sortKey;
        }

        @Override
        boolean isEmpty() {
            return false;
        }

        @Override
        boolean admits(String candidate) {
            return candidate.equals(sortKey);
        }

        @Override
        String expression(String entity, String name, Placeholders placeholders) {
            return name + " = " + bound(entity, sortKey, placeholders);
        }

        @Override
        void identify(Identity identity) {
            identity.text("sort key equals", sortKey);
        }
    }

    private static final class Below extends SortKeyCondition {

        private final String sortKey;
        private final SortKeyRange lower;
        private final InRange all;

        private Below(String sortKey, String delimiter) {
            this.sortKey = sortKey;
            this.lower = SortKeyRange.within(sortKey.concat(delimiter), "");
            this.all = new InRange(SortKeyRange.within("", "").from(sortKey).until(end(lower)));
        }

        private static String end(SortKeyRange range) {
            String end = range.upper();
            if (end == null) {
                throw new IllegalArgumentException("a delimiter has something behind it");
            }
            return end;
        }

        @Override
        boolean isEmpty() {
            return false;
        }

        @Override
        boolean admits(String candidate) {
            // Between the key and what lies below it, there may be keys that go on otherwise.
            return candidate.equals(sortKey) || lower.contains(candidate);
        }

        @Override
        boolean finds(String candidate) {
            return all.finds(candidate);
        }

        @Override
        boolean isExact() {
            return false;
        }

        @Override
        @Nullable
        String expression(String entity, String name, Placeholders placeholders) {
            return all.expression(entity, name, placeholders);
        }

        @Override
        void identify(Identity identity) {
            identity.text("sort key or below", sortKey);
        }
    }

    private static final class InRange extends SortKeyCondition {

        private final SortKeyRange range;

        private InRange(SortKeyRange range) {
            this.range = range;
        }

        @Override
        boolean isEmpty() {
            return range.isEmpty();
        }

        @Override
        boolean admits(String sortKey) {
            return range.contains(sortKey);
        }

        @Override
        boolean finds(String sortKey) {
            // The upper end of a BETWEEN.
            return range.contains(sortKey) || (!range.lower().isEmpty() && sortKey.equals(range.upper()));
        }

        @Override
        boolean isExact() {
            return range.lower().isEmpty() || range.upper() == null || range.upperIncluded();
        }

        @Override
        @Nullable
        String expression(String entity, String name, Placeholders placeholders) {
            String lower = range.lower();
            String upper = range.upper();
            if (upper == null) {
                return lower.isEmpty() ? null : name + " >= " + bound(entity, lower, placeholders);
            }
            if (lower.isEmpty()) {
                String operator = range.upperIncluded() ? " <= " : " < ";
                return name + operator + bound(entity, upper, placeholders);
            }
            // BETWEEN is DynamoDB's only condition with two bounds; the end that must stay out is left to admits.
            return name + " BETWEEN " + bound(entity, lower, placeholders) + " AND "
                    + bound(entity, upper, placeholders);
        }

        @Override
        void identify(Identity identity) {
            identity.text("sort key from", range.lower());
            identity.text(range.upperIncluded() ? "sort key until" : "sort key before", range.upper());
        }
    }
}
