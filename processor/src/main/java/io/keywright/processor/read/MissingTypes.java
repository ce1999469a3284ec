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

    private final Compilation compilation;
    private final QualifiedName table;

    MissingTypes(Compilation compilation, QualifiedName table) {
        this.compilation = compilation;
        this.table = table;
    }

    List<Problem> problems(List<StructureReading<?>> waiting) {
        return waiting.stream()
                .filter(reading -> !compilation.origins().isSource(reading.element())
                        || reading.findings().isUnnamed())
                .map(this::problem)
                .toList();
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
