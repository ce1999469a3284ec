package io.keywright.runtime.error;

import org.jspecify.annotations.Nullable;

/** DynamoDB refused a write because its condition did not hold. Nothing has been changed. */
public class ConditionFailedException extends ItemException {

    private static final long serialVersionUID = 1;

    private final String entity;

    /** For a write of the entity under this key. */
    public ConditionFailedException(String entity, ItemKey key, @Nullable Throwable cause) {
        this("A condition on " + entity + " does not hold.", entity, key, cause);
    }

    ConditionFailedException(String message, String entity, ItemKey key, @Nullable Throwable cause) {
        super(message, key, cause);
        this.entity = entity;
    }

    /** The entity's name. */
    public String entity() {
        return entity;
    }
}
