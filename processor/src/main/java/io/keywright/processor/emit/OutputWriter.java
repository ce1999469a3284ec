package io.keywright.processor.emit;

import com.squareup.javapoet.JavaFile;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import javax.annotation.processing.Filer;
import javax.annotation.processing.FilerException;
import javax.lang.model.element.Element;
import javax.tools.StandardLocation;

/**
 * Writes sources and resources. Every file has one originating element, the table's interface, which is what lets build
 * tools recompile a table when any of its entities changes, and nothing else.
 */
public final class OutputWriter {

    private final Filer filer;

    public OutputWriter(Filer filer) {
        this.filer = filer;
    }

    /** Writes a source. A file that was written in an earlier round stays as it is. */
    public void write(JavaFile file, Element table) {
        String name = file.packageName.isEmpty() ? file.typeSpec.name : file.packageName + "." + file.typeSpec.name;
        try (Writer writer = filer.createSourceFile(name, table).openWriter()) {
            writer.write(Source.of(file));
        } catch (FilerException writtenBefore) {
            return;
        } catch (IOException e) {
            throw new UncheckedIOException("cannot write " + name, e);
        }
    }

    /** Writes a resource. A file that was written in an earlier round stays as it is. */
    public void write(Resource resource, Element... originating) {
        try (Writer writer = filer.createResource(StandardLocation.CLASS_OUTPUT, "", resource.path(), originating)
                .openWriter()) {
            writer.write(resource.text());
        } catch (FilerException writtenBefore) {
            return;
        } catch (IOException e) {
            throw new UncheckedIOException("cannot write " + resource.path(), e);
        }
    }
}
