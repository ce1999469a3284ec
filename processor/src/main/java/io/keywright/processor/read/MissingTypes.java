package io.keywright.processor.read;

import io.keywright.processor.problem.Locator;
import io.keywright.processor.problem.Problem;
import io.keywright.processor.problem.Rule;
import io.keywright.schema.QualifiedName;
import java.util.List;

/**
 * What stayed missing to the end. Where the class is a source of this compilation the compiler says so itself, at the
 * very place, and nothing is added; of a compiled class it says nothing.
 */
final class MissingTypes {

    private static final String MEMBERS = "the members";

    private final Compilation compilation;
    private final QualifiedName table;

    MissingTypes(Compilation compilation, QualifiedName table) {
        this.compilation = compilation;
        this.table = table;
    }

    List<Problem> problems(List<StructureReading<?>> waiting) {
        return waiting.stream().filter(this::isSilent).map(this::problem).toList();
    }

    /** The compiler knows nothing of members that were only announced. */
    private boolean isSilent(StructureReading<?> reading) {
        return !compilation.origins().isSource(reading.element())
                || reading.findings().missing().stream().anyMatch(name -> name.startsWith(MEMBERS));
    }

    private Problem problem(StructureReading<?> reading) {
        QualifiedName name = reading.structure().javaType();
        return new Problem(
                Rule.UNRESOLVED,
                "The class " + name + " cannot be read, since something it refers to does not exist: \""
                        + String.join("\", \"", reading.findings().missing())
                        + "\". Put it on the class path, or run the processor that generates it.",
                Locator.ofType(table, name));
    }
}
