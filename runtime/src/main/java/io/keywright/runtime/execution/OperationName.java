package io.keywright.runtime.execution;

import org.jspecify.annotations.Nullable;

/** What an operation is called by those who observe it, and in errors. Immutable. */
public final class OperationName {

    private final String verb;
    private final @Nullable String entity;
    private final @Nullable String accessPattern;

    private OperationName(String verb, @Nullable String entity, @Nullable String accessPattern) {
        this.verb = verb;
        this.entity = entity;
        this.accessPattern = accessPattern;
    }

    /**
     * An operation on one item.
     *
     * @param verb what the repository's method is called: {@code create}
     */
    public static OperationName of(String verb, String entity) {
        return new OperationName(verb, entity, null);
    }

    /** An operation on items of any entity. */
    public static OperationName ofTable(String verb) {
        return new OperationName(verb, null, null);
    }

    /**
     * A query.
     *
     * @param entity null if it finds several
     * @param accessPattern what the method is called that gives the query: {@code byStatus}; null if that is not known
     */
    public static OperationName ofQuery(@Nullable String entity, @Nullable String accessPattern) {
        return new OperationName("query", entity, accessPattern);
    }

    /** What it does: {@code create}, {@code query}. */
    public String verb() {
        return verb;
    }

    /** The entity's name; null if it is about several. */
    public @Nullable String entity() {
        return entity;
    }

    /** The query's name; null if it is none. */
    public @Nullable String accessPattern() {
        return accessPattern;
    }

    /** As a name for metrics: {@code Order.create}, {@code Order.byStatus}, {@code transaction}. */
    @Override
    public String toString() {
        String what = accessPattern == null ? verb : accessPattern;
        return entity == null ? what : entity + "." + what;
    }
}
