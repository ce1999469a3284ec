package io.keywright.tools.diff;

import io.keywright.schema.Index;
import io.keywright.schema.ProjectedAttributes;
import io.keywright.schema.Table;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * What changed of the indexes as DynamoDB knows them, told apart by their names.
 *
 * @param created global indexes that are to be created
 * @param deleted global indexes that are to be deleted
 * @param replaced global indexes that have to be deleted before they are created anew, since the name stays
 * @param local whether a local index changed, which needs a table of its own
 */
record IndexChanges(List<Index> created, List<Index> deleted, List<Index> replaced, boolean local) {

    static IndexChanges find(Table before, Table after, Changes changes) {
        List<Index> created = new ArrayList<>();
        List<Index> deleted = new ArrayList<>();
        List<Index> replaced = new ArrayList<>();
        boolean local = false;
        for (Index former : before.indexes()) {
            Optional<Index> later = find(after, former);
            if (later.isEmpty()) {
                deleted(former, changes);
                if (!former.local()) {
                    deleted.add(former);
                }
            } else if (differs(before, former, after, later.get())) {
                changed(former, changes);
                local |= former.local();
                if (!former.local()) {
                    replaced.add(later.get());
                }
            }
        }
        for (Index later : after.indexes()) {
            if (find(before, later).isEmpty()) {
                created(later, changes);
                local |= later.local();
                if (!later.local()) {
                    created.add(later);
                }
            }
        }
        return new IndexChanges(List.copyOf(created), List.copyOf(deleted), List.copyOf(replaced), local);
    }

    private static Optional<Index> find(Table table, Index index) {
        return table.indexes().stream()
                .filter(other -> other.name().equals(index.name()) && other.local() == index.local())
                .findFirst();
    }

    private static boolean differs(Table before, Index former, Table after, Index later) {
        return !former.partitionKey().equals(later.partitionKey())
                || !Objects.equals(former.sortKey(), later.sortKey())
                || !new HashSet<>(ProjectedAttributes.of(before, former))
                        .equals(new HashSet<>(ProjectedAttributes.of(after, later)));
    }

    private static String subject(Index index) {
        return "index " + index.name();
    }

    private static void deleted(Index index, Changes changes) {
        if (index.local()) {
            changes.safe(
                    subject(index),
                    "It is gone from the model. DynamoDB keeps a local index as long as its table lives.");
        } else {
            changes.rollout(
                    subject(index),
                    "It is gone: queries of older programs fail once it is deleted.",
                    "Delete it when no older program runs.");
        }
    }

    private static void created(Index index, Changes changes) {
        if (index.local()) {
            changes.breaking(
                    subject(index),
                    "It is new, and DynamoDB creates local indexes only together with their table.",
                    "Declare a global index instead, or create a table of its own and copy the items.");
        } else {
            changes.safe(
                    subject(index),
                    "It is new: create it before a program that queries it runs; writes need no index to be there.");
        }
    }

    private static void changed(Index index, Changes changes) {
        String text = "Its key attributes or what it projects changed, which DynamoDB cannot do to an index";
        if (index.local()) {
            changes.breaking(
                    subject(index),
                    text + "; and local indexes are created only together with their table.",
                    "Leave it as it is, or create a table of its own and copy the items.");
        } else {
            changes.breaking(
                    subject(index),
                    text + ": it has to be deleted and created anew, and its queries fail in the meantime.",
                    "Declare the new one under another number beside it, and take this one away when nobody queries it.");
        }
    }
}
