package io.keywright.runtime.error;

/** A record of a stream, or a text that was remembered, has no sequence number that could be compared with others. */
public final class InvalidSequenceNumberException extends KeywrightException {

    private static final long serialVersionUID = 1;

    /**
     * With what is wrong.
     *
     * @param reason a clause that starts with its verb and holds no value
     */
    public InvalidSequenceNumberException(String reason) {
        super("A sequence number " + reason + "; it is digits alone, as the stream gives it.", null);
    }
}
