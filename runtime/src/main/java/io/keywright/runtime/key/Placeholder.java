package io.keywright.runtime.key;

import io.keywright.runtime.error.InvalidKeyException;

/** The place of a property in a template, by which errors call a value that cannot fill it. */
public interface Placeholder {

    /**
     * That a value cannot fill this place.
     *
     * @param reason a clause that starts with its verb and holds no value
     */
    InvalidKeyException refusal(String reason);
}
