package io.keywright.processor.emit;

import com.squareup.javapoet.JavaFile;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
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
    private final Set<String> written = new HashSet<>();

    public OutputWriter(Filer filer) {
        this.filer = filer;
    }

    /**
     * Writes a source, or lets one stay that was written in an earlier round.
     *
     * @return false where the compiler has a source of this name from somebody else, and nothing is written
     */
    public boolean write(JavaFile file, Element table) {
        String name = name(file);
        if (written.contains(name)) {
            return true;
        }
        try (Writer writer = filer.createSourceFile(name, table).openWriter()) {
            writer.write(Source.of(file));
            return written.add(name);
        } catch (FilerException taken) {
            return false;
        } catch (IOException e) {
            throw new UncheckedIOException("cannot write " + name, e);
        }
    }

    /**
     * Writes a resource, or lets one stay that was written in an earlier round.
     *
     * @return false where somebody else has written it, and nothing is written
     */
    public boolean write(Resource resource, Element... originating) {
        if (written.contains(resource.path())) {
            return true;
        }
        try (Writer writer = filer.createResource(StandardLocation.CLASS_OUTPUT, "", resource.path(), originating)
                .openWriter()) {
            writer.write(resource.text());
            return written.add(resource.path());
        } catch (FilerException taken) {
            return false;
        } catch (IOException e) {
            throw new UncheckedIOException("cannot write " + resource.path(), e);
        }
    }

    /** What the class output holds under this path, such as what an earlier compilation left there. */
    public Optional<byte[]> existing(String path) {
        try (InputStream stream =
                filer.getResource(StandardLocation.CLASS_OUTPUT, "", path).openInputStream()) {
            return Optional.of(stream.readAllBytes());
        } catch (IOException | IllegalArgumentException | IllegalStateException | UnsupportedOperationException e) {
            // A file manager says in any of these ways that it has no such place, or nothing there.
            return Optional.empty();
        }
    }

    /** Whether this writer has written a source. */
    public boolean wrote(JavaFile file) {
        return written.contains(name(file));
    }

    /** The binary name of what a source declares. */
    public static String name(JavaFile file) {
        return file.packageName.isEmpty() ? file.typeSpec.name : file.packageName + "." + file.typeSpec.name;
    }
}
