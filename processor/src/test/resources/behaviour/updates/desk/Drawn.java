package desk;

import io.keywright.runtime.execution.Operation;
import io.keywright.runtime.operation.Write;
import java.util.function.Consumer;

/** A write that was drawn, and what is known once it has been carried out. */
final class Drawn {

    private final Write write;
    private final Runnable alone;
    private final Runnable after;

    private Drawn(Write write, Runnable alone, Runnable after) {
        this.write = write;
        this.alone = alone;
        this.after = after;
    }

    /**
     * A write.
     *
     * @param given takes what it gives when it is sent alone
     * @param after is done whether it was sent alone or in a transaction
     */
    static <R, O extends Operation<R, ?> & Write> Drawn of(O operation, Consumer<R> given, Runnable after) {
        return new Drawn(operation, () -> given.accept(operation.execute()), after);
    }

    /** A check, which only transactions have. */
    static Drawn check(Write check) {
        return new Drawn(check, () -> {}, () -> {});
    }

    Write write() {
        return write;
    }

    void alone() {
        alone.run();
        after.run();
    }

    void after() {
        after.run();
    }
}
