package io.keywright.processor;

import com.squareup.javapoet.JavaFile;
import io.keywright.processor.emit.Emission;
import io.keywright.processor.emit.OutputWriter;
import io.keywright.processor.emit.Resource;
import io.keywright.processor.emit.Surroundings;
import io.keywright.processor.problem.Locator;
import io.keywright.processor.problem.Problem;
import io.keywright.processor.problem.Rule;
import io.keywright.processor.read.Compilation;
import io.keywright.processor.read.Reading;
import io.keywright.processor.read.Site;
import io.keywright.schema.Document;
import io.keywright.schema.Entity;
import io.keywright.schema.QualifiedName;
import io.keywright.schema.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import javax.lang.model.element.TypeElement;

/** Writes what of a table can be written in one round: each class as soon as it is complete, the rest when all are. */
final class TableOutput {

    private static final String GENERATED = "io.keywright.annotation.KeywrightGenerated";

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
     * Writes.
     *
     * @param broken the classes that get stubs
     * @param current is told of each class before its turn, for the report of an internal failure
     * @return the names that are taken by classes which somebody else wrote
     */
    List<Problem> write(TypeElement element, Reading reading, Set<QualifiedName> broken, Consumer<String> current) {
        Table table = reading.table();
        Site site = reading.site();
        Emission emission = Emission.of(
                table,
                broken,
                reading.unreachable(),
                new Surroundings(site.generatedAnnotation(), site.packageTypes(), site.hidden()));
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
            if (deferrals.claim(table.type(), document.javaType())) {
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
                && found.getAnnotationMirrors().stream()
                        .noneMatch(mirror -> mirror.getAnnotationType().asElement() instanceof TypeElement annotation
                                && annotation.getQualifiedName().contentEquals(GENERATED))
                && compilation.origins().isSource(found);
    }

    private static Problem clash(QualifiedName origin, String name, Locator at, String remedy) {
        return new Problem(
                Rule.NAME_CLASH,
                origin + " cannot have what is generated for it, since something else of this name exists already: \""
                        + name + "\". " + remedy + ", or remove the other.",
                at);
    }
}
