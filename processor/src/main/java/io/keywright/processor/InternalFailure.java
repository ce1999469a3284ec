package io.keywright.processor;

import io.keywright.processor.problem.Locator;
import io.keywright.processor.problem.Problem;
import io.keywright.processor.problem.Rule;
import io.keywright.schema.QualifiedName;

/** One error instead of a stack trace out of the compiler. */
final class InternalFailure {

    private static final String COMPLETION_FAILURE = "CompletionFailure";

    private InternalFailure() {}

    /**
     * What is said of a failure.
     *
     * @param current what was being worked on
     */
    static Problem problem(QualifiedName table, String current, Throwable failure) {
        if (failure.getClass().getSimpleName().equals(COMPLETION_FAILURE)) {
            // javac's way to say, out of any call, that a class file refers to one that is not there.
            return new Problem(
                    Rule.UNRESOLVED,
                    "The table " + table + " cannot be read, since a class that it reaches refers to one that does not"
                            + " exist: \"" + failure.getMessage() + "\". Put it on the class path.",
                    Locator.ofTable(table, "entities"));
        }
        return new Problem(
                Rule.INTERNAL,
                "The processor cannot finish " + current + " because of a fault of its own: \"" + failure + " at "
                        + origin(failure) + "\". Please report it to Keywright with this text and the declaration of "
                        + current + ".",
                Locator.ofTable(table, null));
    }

    /** What is said of a failure outside any table. */
    static Problem problem(String current, Throwable failure) {
        return new Problem(
                Rule.INTERNAL,
                "The processor cannot finish " + current + " because of a fault of its own: \"" + failure + " at "
                        + origin(failure) + "\". Please report it to Keywright with this text.",
                Locator.ofCompilation());
    }

    private static String origin(Throwable failure) {
        for (StackTraceElement frame : failure.getStackTrace()) {
            if (frame.getClassName().startsWith("io.keywright.")) {
                return frame.getClassName() + "." + frame.getMethodName() + ":" + frame.getLineNumber();
            }
        }
        return "an unknown place";
    }
}
