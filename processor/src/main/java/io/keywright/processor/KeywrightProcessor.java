package io.keywright.processor;

import com.google.auto.service.AutoService;
import io.keywright.processor.check.Checks;
import io.keywright.processor.emit.OutputWriter;
import io.keywright.processor.problem.Locator;
import io.keywright.processor.problem.Problem;
import io.keywright.processor.problem.ProblemPrinter;
import io.keywright.processor.problem.Rule;
import io.keywright.processor.problem.Severity;
import io.keywright.processor.problem.SourceTrees;
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
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;

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
    private final UnlistedEntities unlisted = new UnlistedEntities();
    private Optional<Session> session = Optional.empty();

    @Override
    public synchronized void init(ProcessingEnvironment environment) {
        super.init(environment);
        Options options = Options.parse(environment.getOptions());
        Optional<SourceTrees> trees = SourceTrees.of(environment);
        Origins origins = new Origins(
                environment.getElementUtils(),
                environment.getFiler(),
                type -> trees.map(known -> known.hasSource(type)).orElse(true));
        Compilation compilation = new Compilation(environment.getElementUtils(), environment.getTypeUtils(), origins);
        problems.addAll(options.problems());
        session = Optional.of(new Session(
                options,
                compilation,
                new TableOutput(compilation, new OutputWriter(environment.getFiler()), options, deferrals),
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
            try {
                process(current, annotations, round);
            } catch (RuntimeException | StackOverflowError | LinkageError | AssertionError failure) {
                current.printer().print(InternalFailure.problem("the tables", failure), Severity.ERROR);
            }
        });
        // Never claimed: the other processor of this jar looks for the same annotation.
        return false;
    }

    private void process(Session current, Set<? extends TypeElement> annotations, RoundEnvironment round) {
        current.compilation().origins().add(round.getRootElements());
        for (TypeElement annotation : annotations) {
            // On anything but a type the annotation is javac's to report.
            ElementFilter.typesIn(round.getElementsAnnotatedWith(annotation))
                    .forEach(table -> deferrals.add(TypeNames.of(table)));
        }
        unlisted.add(current.compilation().elements(), round);
        deferrals.open().forEach(table -> advance(current, table, round.processingOver()));
        if (deferrals.isEmpty() || round.processingOver()) {
            problems.addAll(Checks.across(tables));
            print(current);
        }
        if (round.processingOver()) {
            unlisted.tell(processingEnv, tables, current.printer());
        }
    }

    /** Problems of the design first: a failure behind them may be no more than what follows from them. */
    private void advance(Session current, QualifiedName name, boolean last) {
        String[] subject = {"the table " + name};
        List<Problem> found = new ArrayList<>();
        List<Problem> clashes = new ArrayList<>();
        boolean done = true;
        try {
            TypeElement element = current.compilation().elements().getTypeElement(name.canonicalName());
            Reading reading = TableReader.read(current.compilation(), element, last);
            done = reading.whole() || last;
            if (current.output().isUpToDate(element, reading)) {
                tables.add(reading.table());
                deferrals.close(name);
                return;
            }
            RuntimeLevel.problem(current.compilation().elements(), element, name)
                    .ifPresent(found::add);
            SdkLevel.problem(current.compilation().elements(), element, name).ifPresent(found::add);
            boolean level = found.isEmpty();
            found.addAll(problems(current, reading));
            // What is first written in the last round would come too late for the code that uses it.
            if (!last && level && isReachable(found)) {
                current.output().write(element, reading, broken(reading, found), text -> subject[0] = text).stream()
                        .filter(clash -> !isTold(clash, found))
                        .forEach(clashes::add);
            }
            if (last && reading.whole() && found.isEmpty()) {
                found.add(tooLate(name));
            }
            if (done && !isMisplaced(found)) {
                tables.add(reading.table());
            }
            tell(current, reading);
        } catch (RuntimeException | StackOverflowError | LinkageError | AssertionError failure) {
            done = true;
            if (found.stream().noneMatch(problem -> problem.rule().severity() == Severity.ERROR)) {
                found.add(InternalFailure.problem(name, subject[0], failure));
            }
        }
        if (done) {
            problems.addAll(found);
            deferrals.close(name);
        }
        // Told of each class once, in the round of its turn.
        problems.addAll(clashes);
    }

    private static boolean isTold(Problem clash, List<Problem> found) {
        return found.stream()
                .anyMatch(problem -> problem.rule() == clash.rule()
                        && problem.at().subject().equals(clash.at().subject()));
    }

    /** Where the table itself is out of reach, nothing that is generated could name it. */
    private static boolean isReachable(List<Problem> found) {
        return found.stream()
                .noneMatch(problem -> problem.rule() == Rule.INACCESSIBLE && problem.at() instanceof Locator.OfTable);
    }

    /** What stands on no interface is no table yet, and clashes with none. */
    private static boolean isMisplaced(List<Problem> found) {
        return found.stream()
                .anyMatch(problem -> problem.rule() == Rule.MALFORMED_TABLE
                        && problem.at() instanceof Locator.OfTable at
                        && at.member() == null);
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
                // A tag that silences nothing says nothing against the class.
                .filter(problem -> problem.rule().severity() == Severity.ERROR && problem.rule() != Rule.UNKNOWN_TAG)
                .forEach(problem -> problem.at().subject().ifPresent(broken::add));
        return broken;
    }

    private void print(Session current) {
        problems.stream().filter(printed::add).forEach(problem -> print(current, problem));
        problems.clear();
    }

    private static void print(Session current, Problem problem) {
        Severity severity = current.options().severity(problem.rule());
        try {
            current.printer().print(problem, severity);
        } catch (RuntimeException | StackOverflowError | LinkageError | AssertionError nowhere) {
            // The place cannot be found; the text alone has to be enough.
            current.printer().print(new Problem(problem.rule(), problem.message(), Locator.ofCompilation()), severity);
        }
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
