package io.keywright.tools.command;

import java.io.Serial;

/** Ends a command with a message and an exit code; no stack trace is shown. */
public final class CommandFailedException extends RuntimeException {

    @Serial
    private static final long serialVersionUID = 1L;

    private final int exitCode;

    /**
     * Ends the command.
     *
     * @param exitCode one of {@link ExitCode}
     * @param message what is wrong, and what to do
     */
    public CommandFailedException(int exitCode, String message) {
        super(message);
        this.exitCode = exitCode;
    }

    /** The command was written wrongly. */
    public static CommandFailedException usage(String message) {
        return new CommandFailedException(ExitCode.USAGE, message);
    }

    /** What the program ends with. */
    public int exitCode() {
        return exitCode;
    }
}
