package io.keywright.processor;

import io.keywright.processor.emit.Emission;
import io.keywright.processor.emit.OutputWriter;
import io.keywright.processor.emit.Surroundings;
import io.keywright.processor.read.Reading;
import io.keywright.processor.read.Site;
import io.keywright.schema.Document;
import io.keywright.schema.Entity;
import io.keywright.schema.QualifiedName;
import io.keywright.schema.Table;
import java.util.Set;
import java.util.function.Consumer;
import javax.lang.model.element.TypeElement;

/** Writes what of a table can be written in one round: each class as soon as it is complete, the rest when all are. */
final class TableOutput {

    private final OutputWriter writer;
    private final Options options;
    private final Deferrals deferrals;

    TableOutput(OutputWriter writer, Options options, Deferrals deferrals) {
        this.writer = writer;
        this.options = options;
        this.deferrals = deferrals;
    }

    /**
     * Writes.
     *
     * @param broken the classes that get stubs
     * @param current is told of each class before its turn, for the report of an internal failure
     */
    void write(TypeElement element, Reading reading, Set<QualifiedName> broken, Consumer<String> current) {
        Table table = reading.table();
        Site site = reading.site();
        Emission emission = Emission.of(
                table, broken, new Surroundings(site.generatedAnnotation(), site.packageTypes(), site.hidden()));
        for (Entity entity : table.entities()) {
            if (deferrals.claim(table.type(), entity.javaType())) {
                current.accept("the entity " + entity.javaType());
                emission.entity(entity).forEach(file -> writer.write(file, element));
            }
        }
        for (Document document : table.documents()) {
            if (deferrals.claim(table.type(), document.javaType())) {
                current.accept("the document " + document.javaType());
                emission.document(document).forEach(file -> writer.write(file, element));
            }
        }
        if (reading.whole()) {
            current.accept("the table " + table.type());
            emission.whole().forEach(file -> writer.write(file, element));
            emission.resources(options.artifacts()).forEach(resource -> writer.write(resource, element));
        }
    }
}
