package io.keywright.processor.incremental;

import java.io.IOException;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import javax.annotation.processing.Completion;
import javax.annotation.processing.Filer;
import javax.annotation.processing.Messager;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.Processor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;
import javax.tools.FileObject;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import org.jspecify.annotations.Nullable;

/**
 * A processor in an environment that is not the compiler's own but wraps it, as Gradle's does: a filer that takes
 * everything down, and no way from the environment to the compiler's trees.
 */
record RecordedProcessor(Processor processor, Recording recording) implements Processor {

    static RecordedProcessor of(Processor processor) {
        return new RecordedProcessor(processor, Recording.of(processor.getClass()));
    }

    @Override
    public Set<String> getSupportedOptions() {
        return processor.getSupportedOptions();
    }

    @Override
    public Set<String> getSupportedAnnotationTypes() {
        return processor.getSupportedAnnotationTypes();
    }

    @Override
    public SourceVersion getSupportedSourceVersion() {
        return processor.getSupportedSourceVersion();
    }

    @Override
    public void init(ProcessingEnvironment environment) {
        processor.init(new Environment(environment, new RecordingFiler(environment.getFiler(), recording)));
    }

    @Override
    @SuppressWarnings("DoNotClaimAnnotations") // what the other answers
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
        annotations.forEach(annotation -> recording.input(round.getElementsAnnotatedWith(annotation)));
        long start = Recording.clock();
        boolean claimed = processor.process(annotations, round);
        recording.took(Recording.clock() - start);
        return claimed;
    }

    @Override
    public Iterable<? extends Completion> getCompletions(
            @Nullable Element element,
            @Nullable AnnotationMirror annotation,
            @Nullable ExecutableElement member,
            @Nullable String text) {
        return Set.of();
    }

    private record Environment(ProcessingEnvironment environment, Filer filer) implements ProcessingEnvironment {

        @Override
        public Map<String, String> getOptions() {
            return environment.getOptions();
        }

        @Override
        public Messager getMessager() {
            return environment.getMessager();
        }

        @Override
        public Filer getFiler() {
            return filer;
        }

        @Override
        public Elements getElementUtils() {
            return environment.getElementUtils();
        }

        @Override
        public Types getTypeUtils() {
            return environment.getTypeUtils();
        }

        @Override
        public SourceVersion getSourceVersion() {
            return environment.getSourceVersion();
        }

        @Override
        public Locale getLocale() {
            return environment.getLocale();
        }
    }

    private record RecordingFiler(Filer filer, Recording recording) implements Filer {

        @Override
        public JavaFileObject createSourceFile(CharSequence name, Element... originating) throws IOException {
            recording.source(name.toString(), originating);
            return filer.createSourceFile(name, originating);
        }

        @Override
        public JavaFileObject createClassFile(CharSequence name, Element... originating) throws IOException {
            recording.source(name.toString(), originating);
            return filer.createClassFile(name, originating);
        }

        @Override
        public FileObject createResource(
                JavaFileManager.Location location, CharSequence inside, CharSequence name, Element... originating)
                throws IOException {
            FileObject resource = filer.createResource(location, inside, name, originating);
            String folder = inside.toString().replace('.', '/');
            recording.resource(location, folder.isEmpty() ? name.toString() : folder + "/" + name, originating);
            return resource;
        }

        @Override
        public FileObject getResource(JavaFileManager.Location location, CharSequence inside, CharSequence name)
                throws IOException {
            return filer.getResource(location, inside, name);
        }
    }
}
