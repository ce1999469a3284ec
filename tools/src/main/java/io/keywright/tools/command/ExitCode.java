package io.keywright.tools.command;

/** The exit codes of every command, which scripts may rely on. */
public final class ExitCode {

    /** Done, and nothing was found wrong. */
    public static final int DONE = 0;

    /** Done, and the answer is no: there is no such item, the table differs, something needs mending. */
    public static final int FINDINGS = 1;

    /** The command was written wrongly; nothing was sent. */
    public static final int USAGE = 2;

    /** DynamoDB or a file could not be reached, or refused what was asked. */
    public static final int REFUSED = 3;

    /** What is stored, or given to be read, is not what the table's model says. */
    public static final int UNREADABLE = 4;

    /** A fault of this program. */
    public static final int FAULT = 70;

    /** Whoever was reading the output stopped reading; what a shell says of any program in a pipe. */
    public static final int PIPE_CLOSED = 141;

    private ExitCode() {}
}
