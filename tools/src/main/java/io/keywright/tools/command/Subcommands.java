package io.keywright.tools.command;

import io.keywright.tools.admin.Chart;
import io.keywright.tools.admin.Check;
import io.keywright.tools.admin.Count;
import io.keywright.tools.admin.CreateTable;
import io.keywright.tools.admin.Verify;
import io.keywright.tools.connection.Environment;
import io.keywright.tools.doctor.Doctor;
import io.keywright.tools.item.Decode;
import io.keywright.tools.item.Get;
import java.util.List;

/** The list of the tools: the one place that a new one is added to. */
public final class Subcommands {

    private Subcommands() {}

    /** A command object for each tool, in the order of the help. */
    public static List<Object> of(Environment environment) {
        return List.of(
                new Tables(environment),
                new Check(environment),
                new CreateTable(environment),
                new Verify(environment),
                new Chart(environment),
                new Get(environment),
                new Decode(environment),
                new Count(environment),
                new Doctor(environment),
                new Diff(environment),
                new Import(environment),
                new Export(environment),
                new Completion(environment));
    }
}
