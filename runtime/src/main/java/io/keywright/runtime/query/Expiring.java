package io.keywright.runtime.query;

import io.keywright.runtime.item.EntityMapper;
import io.keywright.runtime.mark.MarkedAttribute;
import java.util.ArrayList;
import java.util.List;

/** What says of the items of several entities when they expire. */
final class Expiring {

    private Expiring() {}

    static List<MarkedAttribute> of(EntityMapper<?>... mappers) {
        List<MarkedAttribute> all = new ArrayList<>();
        for (EntityMapper<?> mapper : mappers) {
            MarkedAttribute timeToLive = mapper.marks().timeToLive();
            if (timeToLive != null) {
                add(timeToLive, all);
            }
        }
        return List.copyOf(all);
    }

    /** Entities whose items keep it under the same names share one comparison. */
    private static void add(MarkedAttribute timeToLive, List<MarkedAttribute> all) {
        for (MarkedAttribute other : all) {
            if (other.names().equals(timeToLive.names())) {
                return;
            }
        }
        all.add(timeToLive);
    }
}
