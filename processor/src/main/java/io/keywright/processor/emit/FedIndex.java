package io.keywright.processor.emit;

import java.util.List;
import java.util.Optional;

/**
 * A place in an index whose key an update writes.
 *
 * @param key the place
 * @param slots the placeholders of what is written: of a local index those of the sort key
 * @param units the properties among them that the primary key does not tell
 */
record FedIndex(KeyView key, List<Slot> slots, List<UpdateUnit> units) {

    FedIndex {
        slots = List.copyOf(slots);
        units = List.copyOf(units);
    }

    /** What of a unit stands in a placeholder; empty if the primary key tells it. */
    Optional<UpdateUnit.Part> part(Slot slot) {
        return units.stream()
                .flatMap(unit -> unit.parts().stream())
                .filter(part -> part.text().equals(slot.path()))
                .findFirst();
    }

    /** Whether the primary key tells everything, so that no update changes it. */
    boolean isFixed() {
        return units.isEmpty();
    }
}
