package io.keywright.processor.check;

import io.keywright.processor.problem.Problem;
import io.keywright.processor.problem.Rule;
import io.keywright.schema.Entity;
import io.keywright.schema.Property;
import io.keywright.schema.PropertyType.Scalar;
import io.keywright.schema.PropertyType.Unmappable;
import io.keywright.schema.ScalarKind;
import io.keywright.schema.Table;
import java.util.ArrayList;
import java.util.List;

/** An entity has one version at most, a number that is 0 or null as long as nothing is stored. */
final class VersionCheck implements Check {

    @Override
    public List<Problem> check(Table table) {
        List<Problem> problems = new ArrayList<>();
        for (Entity entity : table.entities()) {
            List<MarkUse> versions = MarkUse.of(table, entity, MarkUse.Mark.VERSION);
            for (MarkUse use : versions) {
                if (!use.equals(versions.get(0))) {
                    problems.add(use.problem(
                            Rule.INVALID_VERSION,
                            use.place() + " may not be a second version beside "
                                    + Wording.quoted(versions.get(0).property().name()) + ": "
                                    + Wording.quoted(use.property().name()) + ". Keep one of them."));
                }
                if (!counts(use.property())) {
                    problems.add(use.problem(
                            Rule.INVALID_VERSION,
                            use.place() + " must be int, long, Integer or Long: "
                                    + Wording.quoted(Wording.type(use.property())) + ". Write long "
                                    + use.property().name() + "."));
                }
            }
        }
        return problems;
    }

    private static boolean counts(Property property) {
        boolean whole = property.type() instanceof Scalar scalar
                && (scalar.kind() == ScalarKind.INT || scalar.kind() == ScalarKind.LONG);
        // What cannot be stored at all has been reported where it was read.
        return property.type().stored() instanceof Unmappable
                || (whole && property.presence() != Property.Presence.OPTIONAL);
    }
}
