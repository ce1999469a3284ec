package io.keywright.processor.emit;

import io.keywright.processor.names.Identifiers;
import io.keywright.processor.names.NameScope;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * A stage of an update at which more must be said of the indexes that a change feeds.
 *
 * @param name of its class
 * @param asked what is said at this stage
 * @param rest what must be said then; empty where the update is complete
 */
record MissingStep(String name, Asked asked, List<Asked> rest) {

    /**
     * A property of which something must be said.
     *
     * @param unit the property
     * @param settable whether it can be changed with the other one; not where that would ask for still more
     */
    record Asked(UpdateUnit unit, boolean settable) {}

    /** All stages of an update, by what they ask. */
    static Map<List<Asked>, MissingStep> of(UpdateView view) {
        NameScope names = NameScope.ofClasses(List.of(view.update().simpleName(), "OfEntity"));
        Map<List<Asked>, MissingStep> steps = new LinkedHashMap<>();
        for (UpdateUnit changed : view.settable()) {
            List<Asked> asked = asked(view, changed);
            while (!asked.isEmpty()) {
                List<Asked> rest = asked.subList(1, asked.size());
                if (!steps.containsKey(asked)) {
                    steps.put(asked, new MissingStep(names.claim(name(asked)), asked.get(0), rest));
                }
                asked = rest;
            }
        }
        return steps;
    }

    /** What is asked when a property changes. */
    static List<Asked> asked(UpdateView view, UpdateUnit changed) {
        List<UpdateUnit> demanded = view.demanded(changed);
        List<UpdateUnit> said = new ArrayList<>(demanded);
        said.add(changed);
        return demanded.stream()
                .map(unit -> new Asked(unit, unit.settable() && said.containsAll(view.demanded(unit))))
                .toList();
    }

    private static String name(List<Asked> asked) {
        return asked.stream()
                .map(one -> Identifiers.upperFirst(one.unit().root().name()))
                .collect(Collectors.joining("", "Missing", ""));
    }
}
