package io.keywright.runtime.error;

import org.jspecify.annotations.Nullable;

/** A value cannot be part of a key. Nothing has been sent. */
public final class InvalidKeyException extends KeywrightException {

    private static final long serialVersionUID = 1;

    private final String entity;
    private final @Nullable String property;
    private final @Nullable String template;

    private InvalidKeyException(
            String message,
            String entity,
            @Nullable String property,
            @Nullable String template,
            @Nullable Throwable cause) {
        super(message, cause);
        this.entity = entity;
        this.property = property;
        this.template = template;
    }

    /**
     * A component is wrong.
     *
     * @param reason a clause that starts with its verb and holds no value
     */
    public static InvalidKeyException ofComponent(String entity, String property, String template, String reason) {
        return of(entity, property, template, reason, null);
    }

    /**
     * A component is wrong: to be thrown at once. That the type is not this one keeps the JVM from loading this class to
     * verify those who throw it.
     *
     * @param reason a clause that starts with its verb and holds no value
     * @param cause what the value's own converter threw; null where that is not the reason
     */
    public static RuntimeException refusal(
            String entity, String property, String template, String reason, @Nullable Throwable cause) {
        return of(entity, property, template, reason, cause);
    }

    private static InvalidKeyException of(
            String entity, String property, String template, String reason, @Nullable Throwable cause) {
        return new InvalidKeyException(
                entity + "." + property + " " + reason + ", so it cannot fill the template \"" + template + "\".",
                entity,
                property,
                template,
                cause);
    }

    /**
     * A key as a whole is wrong: to be thrown at once, and of another type for the same reason.
     *
     * @param what which key
     * @param reason a clause that starts with its verb and holds no value
     */
    public static RuntimeException ofWholeKey(String entity, String what, String reason) {
        return new InvalidKeyException("The " + what + " of " + entity + " " + reason + ".", entity, null, null, null);
    }

    /** The entity's name. */
    public String entity() {
        return entity;
    }

    /** The property, or the path into a document; null if the key as a whole is wrong. */
    public @Nullable String property() {
        return property;
    }

    /** The template; null if the key as a whole is wrong. */
    public @Nullable String template() {
        return template;
    }
}
