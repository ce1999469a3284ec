package io.keywright.processor.problem;

import io.keywright.processor.problem.Locator.OfIndex;
import io.keywright.schema.QualifiedName;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import javax.annotation.processing.Messager;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;
import javax.tools.Diagnostic;
import org.jspecify.annotations.Nullable;

/** Tells the compiler of problems. Places are looked up here and now, since they do not outlive a round. */
public final class ProblemPrinter {

    private final Messager messager;
    private final Elements elements;
    private final PlaceFinder places;
    private final Optional<SourceTrees> trees;
    private final Set<List<Object>> patterns = new HashSet<>();

    /**
     * A printer.
     *
     * @param isSource whether this compilation has a class's source
     */
    public ProblemPrinter(ProcessingEnvironment environment, Predicate<TypeElement> isSource) {
        this.messager = environment.getMessager();
        this.elements = environment.getElementUtils();
        this.places = new PlaceFinder(environment.getElementUtils(), isSource);
        this.trees = SourceTrees.of(environment);
    }

    /** Prints a problem at the nearest place that can be had; nothing where the severity is OFF. */
    public void print(Problem problem, Severity severity) {
        Place place = place(problem.at());
        if (severity != Severity.OFF && isNews(problem)) {
            print(severity == Severity.ERROR ? Diagnostic.Kind.ERROR : Diagnostic.Kind.WARNING, problem.text(), place);
        }
    }

    /** A pattern that is wrong is wrong for all indexes that follow it, and told once. */
    private boolean isNews(Problem problem) {
        return !(problem.at() instanceof OfIndex at)
                || places.followed(at)
                        .map(pattern -> patterns.add(List.of(problem.rule(), at.table(), pattern)))
                        .orElse(true);
    }

    /** Tells what is no problem, to those who want to see it. */
    public void note(String text) {
        messager.printMessage(Diagnostic.Kind.NOTE, text);
    }

    /** The same at a type. */
    public void note(String text, QualifiedName type) {
        messager.printMessage(Diagnostic.Kind.NOTE, text, elements.getTypeElement(type.canonicalName()));
    }

    private void print(Diagnostic.Kind kind, String text, Place place) {
        Element element = place.element();
        AnnotationMirror annotation = place.annotation();
        if (element == null) {
            messager.printMessage(kind, text);
        } else if (annotation == null || (trees.isEmpty() && place.ordinal() >= 0)) {
            // A container that the compiler made itself has no place either, and would take that of the class away.
            messager.printMessage(kind, text, element);
        } else if (!printAtTree(kind, text, element, place, annotation)) {
            messager.printMessage(kind, text, element, annotation, place.value());
        }
    }

    /**
     * ecj knows no place of a record nor of anything in it, but it knows the literal that lists it; and none of an enum's
     * constant, but of the enum.
     */
    private Place place(Locator locator) {
        Place place = places.find(locator);
        Element element = place.element();
        if (element != null
                && element.getKind() == ElementKind.ENUM_CONSTANT
                && trees.isEmpty()
                && element.getEnclosingElement() != null) {
            return Place.of(element.getEnclosingElement());
        }
        boolean inRecord =
                element != null && (element.getKind() == ElementKind.RECORD || isRecord(element.getEnclosingElement()));
        return inRecord && trees.isEmpty() ? places.inList(locator).orElse(place) : place;
    }

    private static boolean isRecord(@Nullable Element element) {
        return element != null && element.getKind() == ElementKind.RECORD;
    }

    private boolean printAtTree(
            Diagnostic.Kind kind, String text, Element element, Place place, AnnotationMirror container) {
        if (place.ordinal() < 0 || trees.isEmpty() || !(element instanceof TypeElement type)) {
            return false;
        }
        Element annotation = container.getAnnotationType().asElement().getEnclosingElement();
        return annotation != null
                && trees.get()
                        .print(
                                kind,
                                text,
                                type,
                                annotation.getSimpleName().toString(),
                                place.ordinal(),
                                place.member());
    }
}
