package io.keywright.runtime.error;

/** An update was to be sent that changes nothing. Nothing has been sent. */
public final class EmptyUpdateException extends KeywrightException {

    private static final long serialVersionUID = 1;

    private final String entity;

    /** For an update of the entity. */
    public EmptyUpdateException(String entity) {
        super("An update of " + entity + " changes nothing.", null);
        this.entity = entity;
    }

    /** The entity's name. */
    public String entity() {
        return entity;
    }
}
