package io.keywright.runtime.error;

/** An item collection was read that has two heads: in an index, nothing keeps two items from having one key. */
public final class AmbiguousHeadException extends KeywrightException {

    private static final long serialVersionUID = 1;

    private final String entity;

    /** For a head of this entity. */
    public AmbiguousHeadException(String entity) {
        super("The item collection has more than one " + entity + ", which is its head.", null);
        this.entity = entity;
    }

    /** The head's entity. */
    public String entity() {
        return entity;
    }
}
