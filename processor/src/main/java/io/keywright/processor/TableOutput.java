package io.keywright.processor;

import com.squareup.javapoet.JavaFile;
import io.keywright.processor.emit.Broken;
import io.keywright.processor.emit.Emission;
import io.keywright.processor.emit.OutputWriter;
import io.keywright.processor.emit.Resource;
import io.keywright.processor.emit.Surroundings;
import io.keywright.processor.names.Instantiations;
import io.keywright.processor.problem.Locator;
import io.keywright.processor.problem.Problem;
import io.keywright.processor.problem.Rule;
import io.keywright.processor.read.Compilation;
import io.keywright.processor.read.Reach;
import io.keywright.processor.read.Reading;
import io.keywright.processor.read.Site;
import io.keywright.schema.Document;
import io.keywright.schema.Entity;
import io.keywright.schema.QualifiedName;
import io.keywright.schema.Table;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import javax.lang.model.element.TypeElement;

/** Writes what of a table can be written in one round: each class as soon as it is complete, the rest when all are. */
final class TableOutput {

    /** What tells a generated class from one written by hand. */
    static final String GENERATED = "io.keywright.annotation.KeywrightGenerated";

    private final Compilation compilation;
    private final OutputWriter writer;
    private final Options options;
    private final Deferrals deferrals;

    TableOutput(Compilation compilation, OutputWriter writer, Options options, Deferrals deferrals) {
        this.compilation = compilation;
        this.writer = writer;
        this.options = options;
        this.deferrals = deferrals;
    }

    /**
     * Whether an earlier compilation wrote all of it and nothing has changed since. Gradle shows processors every table
     * whenever it compiles anything, so that the list of the tables can be written anew; those that nothing touches come
     * as class files, and writing them again would compile all that is generated for them again.
     *
     * <p>That is so when no source of this compilation can be reached from the table, every class is there, and the
     * resources are what they would be now.
     */
    boolean isUpToDate(TypeElement element, Reading reading) {
        if (!reading.whole() || Reach.hasSource(compilation, element)) {
            return false;
        }
        Emission emission = emission(reading, reading.broken());
        return emission.all().stream().allMatch(this::isGenerated)
                && emission.resources(options.artifacts()).stream()
                        .allMatch(resource -> writer.existing(resource.path())
                                .filter(bytes -> new String(bytes, StandardCharsets.UTF_8).equals(resource.text()))
                                .isPresent());
    }

    private static Emission emission(Reading reading, Set<QualifiedName> broken) {
        Site site = reading.site();
        return Emission.of(
                reading.table(),
                new Broken(broken, reading.unreachable(), reading.strays()),
                new Surroundings(site.generatedAnnotation(), site.hidesJavaLang(), site.hidden(), site.deprecated()));
    }

    /**
     * Writes.
     *
     * @param broken the classes that get stubs
     * @param current is told of each class before its turn, for the report of an internal failure
     * @return the names that are taken by classes which somebody else wrote
     */
    List<Problem> write(TypeElement element, Reading reading, Set<QualifiedName> broken, Consumer<String> current) {
        Table table = reading.table();
        Emission emission = emission(reading, broken);
        List<Problem> clashes = new ArrayList<>();
        for (Entity entity : table.entities()) {
            if (deferrals.claim(table.type(), entity.javaType())) {
                current.accept("the entity " + entity.javaType());
                Locator at = Locator.ofAnnotation(table.type(), entity.javaType(), "Entity", -1, "name");
                write(
                                emission.entity(entity),
                                element,
                                entity.javaType(),
                                at,
                                "Write @Entity(name = …) with another name")
                        .ifPresent(clashes::add);
            }
        }
        for (Document document : table.documents()) {
            if (deferrals.claim(table.type(), Instantiations.identity(document.type()))) {
                current.accept("the document " + document.javaType());
                Locator at = Locator.ofAnnotation(table.type(), document.javaType(), "Document", -1, "name");
                write(
                                emission.document(document),
                                element,
                                document.javaType(),
                                at,
                                "Write @Document(name = …) with another name")
                        .ifPresent(clashes::add);
            }
        }
        if (reading.whole()) {
            current.accept("the table " + table.type());
            Locator at = Locator.ofTable(table.type(), null);
            write(emission.whole(), element, table.type(), at, "Rename the interface")
                    .ifPresent(clashes::add);
            for (Resource resource : emission.resources(options.artifacts())) {
                if (!writer.write(resource, element)) {
                    clashes.add(clash(table.type(), resource.path(), at, "Take it out of what writes it"));
                }
            }
        }
        return clashes;
    }

    /** The classes of one origin share the fault of a taken name: the first of them speaks for all. */
    private Optional<Problem> write(
            List<JavaFile> files, TypeElement element, QualifiedName origin, Locator at, String remedy) {
        Optional<Problem> clash = Optional.empty();
        for (JavaFile file : files) {
            if (isTaken(file) || !writer.write(file, element)) {
                clash = clash.or(() -> Optional.of(clash(origin, OutputWriter.name(file), at, remedy)));
            }
        }
        return clash;
    }

    /** What javac finds on its source path is no obstacle to the filer: it would be hidden without a word. */
    private boolean isTaken(JavaFile file) {
        TypeElement found = compilation.elements().getTypeElement(OutputWriter.name(file));
        return found != null
                && !writer.wrote(file)
                && !isGenerated(found)
                && compilation.origins().isSource(found);
    }

    private boolean isGenerated(JavaFile file) {
        TypeElement found = compilation.elements().getTypeElement(OutputWriter.name(file));
        return found != null && isGenerated(found);
    }

    private static boolean isGenerated(TypeElement type) {
        return type.getAnnotationMirrors().stream()
                .anyMatch(mirror -> mirror.getAnnotationType().asElement() instanceof TypeElement annotation
                        && annotation.getQualifiedName().contentEquals(GENERATED));
    }

    private static Problem clash(QualifiedName origin, String name, Locator at, String remedy) {
        return new Problem(
                Rule.NAME_CLASH,
                origin + " cannot have what is generated for it, since something else of this name exists already: \""
                        + name + "\". " + remedy + ", or remove the other.",
                at);
    }
}
