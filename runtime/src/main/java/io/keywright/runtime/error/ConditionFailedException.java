package io.keywright.runtime.error;

import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** DynamoDB refused a write because its condition did not hold. Nothing has been changed. */
public class ConditionFailedException extends ItemException {

    private static final long serialVersionUID = 1;

    private final String entity;
    private final transient @Nullable Supplier<? extends Optional<?>> stored;

    /** For a write of the entity under this key. */
    public ConditionFailedException(String entity, ItemKey key, @Nullable Throwable cause) {
        this(entity, key, null, cause);
    }

    /**
     * For a write of the entity under this key, with the item that is there.
     *
     * @param stored makes an object of it when it is asked for; null if the item is not known
     */
    public ConditionFailedException(
            String entity, ItemKey key, @Nullable Supplier<? extends Optional<?>> stored, @Nullable Throwable cause) {
        this("A condition on " + entity + " does not hold.", entity, key, stored, cause);
    }

    ConditionFailedException(
            String message,
            String entity,
            ItemKey key,
            @Nullable Supplier<? extends Optional<?>> stored,
            @Nullable Throwable cause) {
        super(message, key, cause);
        this.entity = entity;
        this.stored = stored;
    }

    /** The entity's name. */
    public String entity() {
        return entity;
    }

    /**
     * The object that is stored under the key, and did not fulfil the condition, as it was at that moment.
     *
     * @param type the entity
     * @return empty if there is none, if the endpoint does not tell, or after this exception was serialized
     * @throws ClassCastException if the write was about another entity
     * @throws UnmappableItemException if the item cannot become an object
     * @throws UnexpectedTypeException if it is of another type
     */
    public final <T> Optional<T> stored(Class<T> type) {
        Object object = stored == null ? null : stored.get().orElse(null);
        return object == null ? Optional.empty() : Optional.of(type.cast(object));
    }
}
