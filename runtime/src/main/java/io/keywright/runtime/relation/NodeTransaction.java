package io.keywright.runtime.relation;

import io.keywright.runtime.TableContext;
import io.keywright.runtime.error.TransactionCancelledException;
import io.keywright.runtime.execution.Settings;
import io.keywright.runtime.execution.Step;
import io.keywright.runtime.operation.Check;
import io.keywright.runtime.operation.Write;
import io.keywright.runtime.operation.WriteAction;
import io.keywright.runtime.transaction.GuardedWrite;
import io.keywright.runtime.transaction.Outcome;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Some of a node's deletions, which happen together. */
final class NodeTransaction implements Write, Outcome<Integer> {

    private static final int ITEMS = 25;
    /** What a transaction takes, but for the look at the head. */
    private static final int ACTIONS = 99;

    private final List<Write> writes;
    private final @Nullable Check<?> ongoing;

    /** A deletion that asks by itself what there is to ask. */
    NodeTransaction(Write head) {
        this(List.of(head), null);
    }

    private NodeTransaction(List<Write> writes, @Nullable Check<?> ongoing) {
        this.writes = List.copyOf(writes);
        this.ongoing = ongoing;
    }

    /**
     * As many of the first ones as one transaction takes.
     *
     * @param ongoing what is asked of the node's head in the same transaction
     */
    static NodeTransaction take(List<Write> pending, List<Integer> sizes, Check<?> ongoing) {
        int count = 0;
        int actions = 0;
        while (count < pending.size() && count < ITEMS && actions + sizes.get(count) <= ACTIONS) {
            actions += sizes.get(count);
            count++;
        }
        List<Write> first = pending.subList(0, Math.max(1, count));
        NodeTransaction taken = new NodeTransaction(first, ongoing);
        sizes.subList(0, first.size()).clear();
        first.clear();
        return taken;
    }

    Step<Integer> begin(TableContext table, Settings settings) {
        return GuardedWrite.begin(this, settings, table.options().patience(), this);
    }

    @Override
    public List<WriteAction<?>> asActions() {
        List<WriteAction<?>> actions = new ArrayList<>();
        for (Write write : writes) {
            actions.addAll(write.asActions());
        }
        if (ongoing != null) {
            actions.addAll(ongoing.asActions());
        }
        return actions;
    }

    @Override
    public Step<Integer> committed(List<WriteAction<?>> actions) {
        return Step.done(writes.size());
    }

    @Override
    public RuntimeException refused(TransactionCancelledException cancelled) {
        return GuardedWrite.meaning(cancelled);
    }
}
