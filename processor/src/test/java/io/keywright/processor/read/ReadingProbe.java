package io.keywright.processor.read;

import io.keywright.processor.problem.Problem;
import io.keywright.processor.problem.ProblemPrinter;
import java.io.ByteArrayInputStream;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.Filer;
import javax.annotation.processing.RoundEnvironment;
import javax.annotation.processing.SupportedAnnotationTypes;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.tools.FileObject;
import javax.tools.ForwardingFileObject;
import javax.tools.JavaFileManager.Location;

/** Reads the table of a compilation and prints the reader's problems: the reader alone, without checks or output. */
@SupportedAnnotationTypes("io.keywright.annotation.Table")
final class ReadingProbe extends AbstractProcessor {

    private final List<Reading> readings = new ArrayList<>();
    private final ClassFiles classFiles;

    /** What the probe is given for a class file. */
    enum ClassFiles {
        WHOLE,
        CUT_OFF,
        NONE
    }

    ReadingProbe() {
        this(ClassFiles.WHOLE);
    }

    ReadingProbe(ClassFiles classFiles) {
        this.classFiles = classFiles;
    }

    @Override
    public SourceVersion getSupportedSourceVersion() {
        return SourceVersion.latest();
    }

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
        Origins origins = new Origins(processingEnv.getElementUtils(), filer(), type -> true);
        origins.add(round.getRootElements());
        Compilation compilation =
                new Compilation(processingEnv.getElementUtils(), processingEnv.getTypeUtils(), origins);
        ProblemPrinter printer = new ProblemPrinter(processingEnv, origins::isSource);
        for (TypeElement annotation : annotations) {
            for (Element table : round.getElementsAnnotatedWith(annotation)) {
                Reading reading = TableReader.read(compilation, (TypeElement) table, false);
                readings.add(reading);
                for (Problem problem : reading.problems()) {
                    printer.print(problem, problem.rule().severity());
                }
            }
        }
        return false;
    }

    private Filer filer() {
        if (classFiles == ClassFiles.WHOLE) {
            return processingEnv.getFiler();
        }
        return (Filer) Proxy.newProxyInstance(
                Filer.class.getClassLoader(), new Class<?>[] {Filer.class}, (proxy, method, arguments) -> {
                    if (classFiles == ClassFiles.NONE) {
                        throw new FileNotFoundException(method.getName());
                    }
                    return cutOff(processingEnv
                            .getFiler()
                            .getResource((Location) arguments[0], (String) arguments[1], (String) arguments[2]));
                });
    }

    private static FileObject cutOff(FileObject whole) {
        return new ForwardingFileObject<>(whole) {
            @Override
            public InputStream openInputStream() throws IOException {
                try (InputStream stream = super.openInputStream()) {
                    byte[] bytes = stream.readAllBytes();
                    return new ByteArrayInputStream(bytes, 0, bytes.length / 2);
                }
            }
        };
    }

    /** The one table's reading. */
    Reading reading() {
        if (readings.size() != 1) {
            throw new AssertionError("expected one table but read " + readings.size());
        }
        return readings.get(0);
    }
}
