package io.keywright.tools.diff;

import io.keywright.schema.Table;
import io.keywright.tools.diff.Change.Backfill;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * The order in which changes are carried out: what the former model has to finish; new indexes, one by one, so that
 * they are there when programs ask for them; the programs; what is to be written again, when nobody writes the old way
 * any more; and only then what nobody needs any longer.
 */
final class Sequence {

    private Sequence() {}

    static List<Step> of(Table before, Table after, IndexChanges indexes, List<Change> changes) {
        List<Step> steps = new ArrayList<>();
        if (TableChanges.hasOtherKey(before, after)) {
            steps.add(new Step.NewTable("the primary key"));
        }
        if (indexes.local()) {
            steps.add(new Step.NewTable("local indexes"));
        }
        rewrites(changes, true, steps);
        indexes.replaced().forEach(index -> {
            steps.add(new Step.DeleteIndex(index));
            steps.add(new Step.CreateIndex(index));
        });
        indexes.created().forEach(index -> steps.add(new Step.CreateIndex(index)));
        if (changes.stream().anyMatch(change -> change.effect() != Effect.SAFE) || !steps.isEmpty()) {
            steps.add(new Step.Deploy());
        }
        rewrites(changes, false, steps);
        if (!Objects.equals(before.timeToLive(), after.timeToLive())) {
            steps.add(new Step.ChangeTimeToLive(before.timeToLive(), after.timeToLive()));
        }
        indexes.deleted().forEach(index -> steps.add(new Step.DeleteIndex(index)));
        return List.copyOf(steps);
    }

    private static void rewrites(List<Change> changes, boolean first, List<Step> steps) {
        changes.stream()
                .map(Change::backfill)
                .filter(Objects::nonNull)
                .filter(backfill -> backfill.first() == first)
                .map(Backfill::type)
                .distinct()
                .forEach(type -> steps.add(new Step.Rewrite(new Backfill(type, first))));
    }
}
