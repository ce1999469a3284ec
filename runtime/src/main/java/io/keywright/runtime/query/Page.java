package io.keywright.runtime.query;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The results of one request, or of as many as it took to fill it. Immutable.
 *
 * @param <T> the results
 */
public final class Page<T> {

    private final List<T> items;
    private final @Nullable String cursor;

    Page(List<T> items, @Nullable String cursor) {
        this.items = List.copyOf(items);
        this.cursor = cursor;
    }

    /** The results in order; perhaps none, though more may follow. */
    public List<T> items() {
        return items;
    }

    /**
     * Where the next page begins, for {@link Query#after}: opaque, and safe in a URL. Empty at the end; a next page can
     * turn out to be empty.
     */
    public Optional<String> cursor() {
        return Optional.ofNullable(cursor);
    }
}
