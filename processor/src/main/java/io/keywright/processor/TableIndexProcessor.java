package io.keywright.processor;

import com.google.auto.service.AutoService;
import io.keywright.processor.emit.OutputWriter;
import io.keywright.processor.emit.Resource;
import io.keywright.processor.names.Names;
import io.keywright.processor.problem.Locator;
import io.keywright.processor.problem.Problem;
import io.keywright.processor.problem.ProblemPrinter;
import io.keywright.processor.problem.Rule;
import io.keywright.processor.problem.Severity;
import io.keywright.processor.read.AllowView;
import io.keywright.processor.read.TypeNames;
import io.keywright.schema.QualifiedName;
import java.util.List;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.Processor;
import javax.annotation.processing.RoundEnvironment;
import javax.annotation.processing.SupportedAnnotationTypes;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.element.ModuleElement;
import javax.lang.model.element.ModuleElement.ProvidesDirective;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;
import org.jspecify.annotations.Nullable;

/**
 * Lists the descriptors of all tables of a compilation in one service file. It reads nothing but which interfaces are
 * tables, so that it is the only one that a build tool has to run again for all of them. Where it is run for some of
 * them only, as by an IDE, it keeps what an earlier compilation wrote of the others.
 *
 * <p>A named module provides its services itself; where it does not, a warning has the line.
 */
@AutoService(Processor.class)
@SupportedAnnotationTypes("io.keywright.annotation.Table")
public final class TableIndexProcessor extends AbstractProcessor {

    private static final String SERVICE = "io.keywright.runtime.TableDescriptor";
    static final String PATH = "META-INF/services/" + SERVICE;

    private final SortedSet<QualifiedName> tables = new TreeSet<>();

    @Override
    public SourceVersion getSupportedSourceVersion() {
        return SourceVersion.latest();
    }

    @Override
    public Set<String> getSupportedOptions() {
        return isInitialized() ? Options.supported(processingEnv.getOptions()) : Options.names();
    }

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
        try {
            for (TypeElement annotation : annotations) {
                // On anything but a type the annotation is javac's to report.
                ElementFilter.typesIn(round.getElementsAnnotatedWith(annotation))
                        .forEach(table -> tables.add(TypeNames.of(table)));
            }
            if (round.processingOver() && !round.errorRaised() && !tables.isEmpty()) {
                OutputWriter output = new OutputWriter(processingEnv.getFiler());
                SortedSet<QualifiedName> all = new TreeSet<>(tables);
                all.addAll(new ListedTables(processingEnv.getElementUtils(), module(), output).in(PATH));
                writeServiceFile(output, all);
                warn(all);
            }
        } catch (RuntimeException | StackOverflowError | LinkageError | AssertionError failure) {
            printer().print(InternalFailure.problem("the list of the tables", failure), Severity.ERROR);
        }
        return false;
    }

    private ProblemPrinter printer() {
        return new ProblemPrinter(processingEnv, type -> true);
    }

    private @Nullable ModuleElement module() {
        Elements elements = processingEnv.getElementUtils();
        return elements.getModuleOf(elements.getTypeElement(tables.first().canonicalName()));
    }

    private void writeServiceFile(OutputWriter output, SortedSet<QualifiedName> all) {
        Elements elements = processingEnv.getElementUtils();
        Element[] originating = tables.stream()
                .map(table -> elements.getTypeElement(table.canonicalName()))
                .toArray(Element[]::new);
        String text = all.stream()
                .map(table -> Names.descriptor(table).binaryName() + "\n")
                .collect(Collectors.joining());
        if (!output.write(new Resource(PATH, text), originating)) {
            QualifiedName first = tables.first();
            printer()
                    .print(
                            new Problem(
                                    Rule.NAME_CLASH,
                                    first + " cannot be listed for tools, since something else wrote the list already:"
                                            + " \"" + PATH + "\". Take it out of what writes it.",
                                    Locator.ofTable(first, null)),
                            Severity.ERROR);
        }
    }

    /** Only now: asking a module for its services earlier would look for classes that are still to be written. */
    private void warn(SortedSet<QualifiedName> all) {
        Options options = Options.parse(processingEnv.getOptions());
        List<QualifiedName> unprovided = tables.stream()
                .filter(table -> !isProvided(table) && !isAllowed(table))
                .toList();
        if (unprovided.isEmpty()) {
            return;
        }
        String line = all.stream()
                .map(table -> Names.descriptor(table).canonicalName())
                .collect(Collectors.joining(", ", "provides " + SERVICE + " with ", ";"));
        printer()
                .print(
                        new Problem(
                                Rule.UNPROVIDED_DESCRIPTOR,
                                "The module of the table " + unprovided.get(0)
                                        + " must provide its descriptor, or tools will not find it: \""
                                        + Names.descriptor(unprovided.get(0)) + "\". Write into module-info.java: "
                                        + line,
                                Locator.ofTable(unprovided.get(0), null)),
                        options.severity(Rule.UNPROVIDED_DESCRIPTOR));
    }

    private boolean isAllowed(QualifiedName table) {
        Elements elements = processingEnv.getElementUtils();
        TypeElement type = elements.getTypeElement(table.canonicalName());
        return type != null && AllowView.tags(type, elements).contains(Rule.UNPROVIDED_DESCRIPTOR.tag());
    }

    private boolean isProvided(QualifiedName table) {
        Elements elements = processingEnv.getElementUtils();
        ModuleElement module = elements.getModuleOf(elements.getTypeElement(table.canonicalName()));
        if (module == null || module.isUnnamed()) {
            return true;
        }
        String descriptor = Names.descriptor(table).canonicalName();
        return ElementFilter.providesIn(module.getDirectives()).stream()
                .map(ProvidesDirective::getImplementations)
                .flatMap(List::stream)
                .anyMatch(implementation -> implementation.getQualifiedName().contentEquals(descriptor));
    }
}
