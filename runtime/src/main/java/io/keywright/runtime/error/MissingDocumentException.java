package io.keywright.runtime.error;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An update was to change something inside of a document, list or map that the item does not have. Nothing has been changed.
 * Set the whole of it first, or instead.
 */
public final class MissingDocumentException extends ItemException {

    private static final long serialVersionUID = 1;

    private final String entity;
    private final String[] paths;

    /**
     * For an update of the entity under this key.
     *
     * @param paths what it changes inside of others, as {@code address.street}; DynamoDB does not tell which of them it was
     */
    public MissingDocumentException(String entity, ItemKey key, List<String> paths, @Nullable Throwable cause) {
        super(
                entity + " is not updated, since the item lacks what is around "
                        + (paths.isEmpty() ? "a path" : String.join(" or ", paths))
                        + "; set the whole of that instead.",
                key,
                cause);
        this.entity = entity;
        this.paths = paths.toArray(new String[0]);
    }

    /** The entity's name. */
    public String entity() {
        return entity;
    }

    /** What the update changes inside of others; one of these has nothing around it. */
    public List<String> paths() {
        return List.of(paths);
    }
}
