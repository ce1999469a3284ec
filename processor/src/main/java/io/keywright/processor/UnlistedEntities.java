package io.keywright.processor;

import io.keywright.processor.emit.OutputWriter;
import io.keywright.processor.problem.ProblemPrinter;
import io.keywright.processor.read.TypeNames;
import io.keywright.schema.QualifiedName;
import io.keywright.schema.Structure;
import io.keywright.schema.Table;
import java.util.List;
import java.util.NavigableSet;
import java.util.TreeSet;
import java.util.stream.Collectors;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;

/**
 * Entities among the sources that no table of the compilation lists. That is no mistake where another module has the
 * table, so it is no more than a note; but whoever forgot to list one finds only that classes are missing.
 */
final class UnlistedEntities {

    private static final String ENTITY = "io.keywright.annotation.Entity";

    private final NavigableSet<QualifiedName> found = new TreeSet<>();

    /** Looks at the types of a round. */
    void add(Elements elements, RoundEnvironment round) {
        TypeElement entity = elements.getTypeElement(ENTITY);
        if (entity != null) {
            ElementFilter.typesIn(round.getElementsAnnotatedWith(entity))
                    .forEach(type -> found.add(TypeNames.of(type)));
        }
    }

    /** Tells of them in the last round. */
    void tell(ProcessingEnvironment environment, List<Table> tables, ProblemPrinter printer) {
        tables.stream()
                .flatMap(table -> table.entities().stream())
                .map(Structure::javaType)
                .forEach(found::remove);
        if (found.isEmpty() || tables.isEmpty() || isPart(environment, tables)) {
            return;
        }
        String names =
                tables.stream().map(table -> table.type().toString()).sorted().collect(Collectors.joining(" or "));
        found.forEach(entity -> printer.note(
                "Keywright: nothing is generated for " + entity + ", since no @Table of this compilation lists it. Add "
                        + entity.simpleName() + ".class to the entities of " + names + ", unless another module does.",
                entity));
    }

    /** Whether there are other tables that an earlier compilation has seen, as where an IDE compiles what was edited. */
    private static boolean isPart(ProcessingEnvironment environment, List<Table> tables) {
        Elements elements = environment.getElementUtils();
        List<QualifiedName> types = tables.stream().map(Table::type).toList();
        TypeElement first = elements.getTypeElement(types.get(0).canonicalName());
        return !types.containsAll(
                new ListedTables(elements, elements.getModuleOf(first), new OutputWriter(environment.getFiler()))
                        .in(TableIndexProcessor.PATH));
    }
}
