package io.keywright.testing;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The faults still to come, in the order in which they were injected. */
final class FaultPlan {

    private static final class Planned {
        private final Fault fault;
        private int left;

        private Planned(Fault fault) {
            this.fault = fault;
            this.left = fault.times();
        }
    }

    private final List<Planned> planned = new ArrayList<>();

    synchronized void add(Fault fault) {
        planned.add(new Planned(fault));
    }

    synchronized void clear() {
        planned.clear();
    }

    /** The effect that the request meets, which is used up by that; null where it meets none. */
    synchronized Fault.@Nullable Effect next(RecordedRequest request) {
        for (Iterator<Planned> candidates = planned.iterator(); candidates.hasNext(); ) {
            Planned candidate = candidates.next();
            boolean batch = request.operation().startsWith("Batch");
            if (candidate.fault.fits(request) && (batch || !(candidate.fault.effect() instanceof Fault.Partly))) {
                if (candidate.left != Integer.MAX_VALUE && --candidate.left == 0) {
                    candidates.remove();
                }
                return candidate.fault.effect();
            }
        }
        return null;
    }
}
