package io.keywright.tools.diff;

import io.keywright.schema.Table;
import java.util.List;

/**
 * What lies between two models.
 *
 * @param before the former model
 * @param after the later model
 * @param changes the differences: those of the table, of its indexes, then entity by entity
 * @param steps what to do, in order; empty where nothing has to be done
 */
public record Comparison(Table before, Table after, List<Change> changes, List<Step> steps) {

    public Comparison {
        changes = List.copyOf(changes);
        steps = List.copyOf(steps);
    }

    /** The differences between two models of one table. */
    public static Comparison of(Table before, Table after) {
        Changes changes = new Changes();
        TableChanges.find(before, after, changes);
        IndexChanges indexes = IndexChanges.find(before, after, changes);
        EntityChanges.find(new Models(before, after), changes);
        List<Change> all = changes.all();
        return new Comparison(before, after, all, Sequence.of(before, after, indexes, all));
    }

    /** The gravest effect; SAFE where nothing changed. */
    public Effect effect() {
        return changes.stream().map(Change::effect).reduce(Effect.SAFE, Comparison::graver);
    }

    private static Effect graver(Effect one, Effect other) {
        return one.compareTo(other) < 0 ? other : one;
    }
}
