package io.keywright.tools.doctor;

import io.keywright.tools.output.Columns;
import io.keywright.tools.output.Format;
import io.keywright.tools.output.JsonText;
import io.keywright.tools.output.Results;
import java.util.EnumMap;
import java.util.Map;

/** Prints findings as they come, and what they come to at the end; it keeps nothing but counts. */
final class DoctorReport {

    private final Results results;
    private final int examples;
    private final Map<Kind, Integer> printed = new EnumMap<>(Kind.class);

    DoctorReport(Results results, int examples) {
        this.results = results;
        this.examples = examples;
    }

    synchronized void finding(Finding finding, String outcome) {
        if (results.format() != Format.TABLE) {
            results.line(finding.json(outcome));
        } else if (printed.merge(finding.kind(), 1, Integer::sum) <= examples) {
            results.line(finding.line(outcome));
        }
    }

    /** Prints the sums. */
    void end(Map<String, Long> counts, boolean repaired) {
        long items = counts.getOrDefault("items", 0L);
        if (results.format() != Format.TABLE) {
            JsonText out = new JsonText().open('{').name("items").value(items);
            for (String what : new String[] {"found", "mended"}) {
                out.name(what).open('{');
                counts.forEach((name, count) -> {
                    if (name.startsWith(what + " ")) {
                        out.name(name.substring(what.length() + 1)).value(count);
                    }
                });
                out.close('}');
            }
            results.line(out.close('}').toString());
            return;
        }
        Columns columns = new Columns("finding", "items", "mended");
        for (Kind kind : Kind.values()) {
            Long found = counts.get("found " + kind.text());
            if (found != null) {
                columns.row(kind.text(), found, counts.getOrDefault("mended " + kind.text(), 0L));
            }
        }
        if (columns.isEmpty()) {
            results.line(items + " items, nothing is wrong.");
            return;
        }
        results.columns(columns);
        results.line(items + " items" + (repaired ? "." : "; nothing was written. --repair mends what can be mended."));
    }
}
