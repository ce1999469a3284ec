package io.keywright.processor;

import com.google.auto.service.AutoService;
import io.keywright.processor.check.Checks;
import io.keywright.processor.emit.OutputWriter;
import io.keywright.processor.problem.Locator;
import io.keywright.processor.problem.Problem;
import io.keywright.processor.problem.ProblemPrinter;
import io.keywright.processor.problem.Rule;
import io.keywright.processor.problem.Severity;
import io.keywright.processor.read.Compilation;
import io.keywright.processor.read.Origins;
import io.keywright.processor.read.Reading;
import io.keywright.processor.read.TableReader;
import io.keywright.processor.read.TypeNames;
import io.keywright.schema.QualifiedName;
import io.keywright.schema.Table;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.Processor;
import javax.annotation.processing.RoundEnvironment;
import javax.annotation.processing.SupportedAnnotationTypes;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;

/**
 * The compiler of tables. For each {@code @Table}, in each round until it is done:
 *
 * <ol>
 *   <li>read: the compiler's elements become a {@link Table} of plain records, and what cannot be read becomes problems
 *   <li>check: the rule book turns the table into further problems
 *   <li>emit: every class that is complete is written, as a stub where it breaks a rule; when all are, facade,
 *       descriptor and resources
 *   <li>print: when no table waits any more, all problems of the compilation, since an error ends the rounds
 * </ol>
 *
 * What waits for a type that another processor generates is read anew in the next round, and reported in the last.
 */
@AutoService(Processor.class)
@SupportedAnnotationTypes("io.keywright.annotation.Table")
public final class KeywrightProcessor extends AbstractProcessor {

    private final Deferrals deferrals = new Deferrals();
    private final Set<Problem> problems = new LinkedHashSet<>();
    private final Set<Problem> printed = new HashSet<>();
    private final List<Table> tables = new ArrayList<>();
    private Optional<Session> session = Optional.empty();

    @Override
    public synchronized void init(ProcessingEnvironment environment) {
        super.init(environment);
        Options options = Options.parse(environment.getOptions());
        Origins origins = new Origins(environment.getElementUtils(), environment.getFiler());
        problems.addAll(options.problems());
        session = Optional.of(new Session(
                options,
                new Compilation(environment.getElementUtils(), environment.getTypeUtils(), origins),
                new TableOutput(new OutputWriter(environment.getFiler()), options, deferrals),
                new ProblemPrinter(environment, origins::isSource)));
    }

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
        session.ifPresent(current -> {
            current.compilation().origins().add(round.getRootElements());
            for (TypeElement annotation : annotations) {
                for (Element table : round.getElementsAnnotatedWith(annotation)) {
                    deferrals.add(TypeNames.of((TypeElement) table));
                }
            }
            deferrals.open().forEach(table -> advance(current, table, round.processingOver()));
            if (deferrals.isEmpty() || round.processingOver()) {
                problems.addAll(Checks.across(tables));
                print(current);
            }
        });
        // Never claimed: the other processor of this jar looks for the same annotation.
        return false;
    }

    private void advance(Session current, QualifiedName name, boolean last) {
        String[] subject = {"the table " + name};
        try {
            TypeElement element = current.compilation().elements().getTypeElement(name.canonicalName());
            Reading reading = TableReader.read(current.compilation(), element, last);
            List<Problem> found = problems(current, reading);
            Optional<Problem> level = RuntimeLevel.problem(current.compilation().elements(), element, name);
            // What is first written in the last round would come too late for the code that uses it.
            if (!last && level.isEmpty()) {
                current.output().write(element, reading, broken(reading, found), text -> subject[0] = text);
            }
            if (reading.whole() || last) {
                level.ifPresent(problems::add);
                problems.addAll(found);
                if (last && reading.whole() && found.isEmpty() && level.isEmpty()) {
                    problems.add(tooLate(name));
                }
                tables.add(reading.table());
                deferrals.close(name);
            }
            tell(current, reading);
        } catch (RuntimeException | StackOverflowError | LinkageError failure) {
            problems.add(InternalFailure.problem(name, subject[0], failure));
            deferrals.close(name);
        }
    }

    private static Problem tooLate(QualifiedName table) {
        return new Problem(
                Rule.UNRESOLVED,
                "The table " + table + " cannot be generated, since a class that it lists was complete in the last"
                        + " round only: \"" + table.simpleName() + "\". Put the processor that completes the class,"
                        + " such as Lombok, on the processor path, or take its annotations away.",
                Locator.ofTable(table, "entities"));
    }

    /** Of a class that could hardly be read only the reason is told, not what follows from it. */
    private static List<Problem> problems(Session current, Reading reading) {
        List<Problem> found = new ArrayList<>(reading.problems());
        Checks.all(reading.table()).stream()
                .filter(problem -> problem.at()
                        .subject()
                        .filter(reading.hollow()::contains)
                        .isEmpty())
                .forEach(found::add);
        found.removeIf(problem ->
                reading.allowances().silences(problem) || current.options().severity(problem.rule()) == Severity.OFF);
        return found;
    }

    private static Set<QualifiedName> broken(Reading reading, List<Problem> found) {
        Set<QualifiedName> broken = new HashSet<>(reading.broken());
        found.stream()
                .filter(problem -> problem.rule().severity() == Severity.ERROR)
                .forEach(problem -> problem.at().subject().ifPresent(broken::add));
        return broken;
    }

    private void print(Session current) {
        problems.stream()
                .filter(printed::add)
                .forEach(problem ->
                        current.printer().print(problem, current.options().severity(problem.rule())));
        problems.clear();
    }

    private static void tell(Session current, Reading reading) {
        if (current.options().verbose()) {
            Table table = reading.table();
            String waiting = reading.whole() ? "" : ", waiting for others";
            current.printer()
                    .note("Keywright: " + table.type() + " with "
                            + table.entities().size() + " entities, "
                            + table.documents().size() + " documents, "
                            + table.indexes().size() + " indexes" + waiting);
        }
    }

    /** What one compilation needs throughout. */
    private record Session(Options options, Compilation compilation, TableOutput output, ProblemPrinter printer) {}
}
