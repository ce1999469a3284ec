package io.keywright.runtime.relation;

import io.keywright.runtime.TableContext;
import io.keywright.runtime.error.TransactionCancelledException;
import io.keywright.runtime.execution.Settings;
import io.keywright.runtime.execution.Step;
import io.keywright.runtime.operation.Write;
import io.keywright.runtime.operation.WriteAction;
import io.keywright.runtime.transaction.GuardedWrite;
import io.keywright.runtime.transaction.Outcome;
import java.util.ArrayList;
import java.util.List;

/** Some of a node's deletions, which happen together. */
final class NodeTransaction implements Write, Outcome<Integer> {

    private static final int ITEMS = 25;
    private static final int ACTIONS = 100;

    private final List<Write> writes;

    NodeTransaction(List<? extends Write> writes) {
        this.writes = List.copyOf(writes);
    }

    /** As many of the first ones as one transaction takes. */
    static NodeTransaction take(List<Write> pending, List<Integer> sizes) {
        int count = 0;
        int actions = 0;
        while (count < pending.size() && count < ITEMS && actions + sizes.get(count) <= ACTIONS) {
            actions += sizes.get(count);
            count++;
        }
        List<Write> first = pending.subList(0, Math.max(1, count));
        NodeTransaction taken = new NodeTransaction(first);
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
