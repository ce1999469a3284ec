package io.keywright.processor.read;

import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/**
 * Whether another processor is about to add members to a class. Lombok does so in the round in which the class arrives,
 * before us or after us, and what it added is sound from the next round on. Until then the class looks as if it had no
 * getters, or ones without annotations, and reading it would lose properties silently.
 */
final class GeneratedMembers {

    private static final String LOMBOK = "lombok.";

    /** Annotations that add nothing that is read here. */
    private static final Set<String> HARMLESS = Set.of(
            "lombok.NonNull",
            "lombok.Generated",
            "lombok.ToString",
            "lombok.EqualsAndHashCode",
            "lombok.SneakyThrows",
            "lombok.Synchronized");

    private GeneratedMembers() {}

    /** The annotation that announces members; empty where none does. */
    static Optional<String> announcedBy(TypeElement type, Origins origins) {
        TypeMirror at = type.asType();
        while (at.getKind() == TypeKind.DECLARED && ((DeclaredType) at).asElement() instanceof TypeElement element) {
            Optional<String> announced = Stream.concat(Stream.of(element), element.getEnclosedElements().stream())
                    .flatMap(GeneratedMembers::announcements)
                    .sorted()
                    .findFirst();
            if (announced.isPresent() && origins.isNew(element)) {
                return announced;
            }
            at = element.getSuperclass();
        }
        return Optional.empty();
    }

    private static Stream<String> announcements(Element element) {
        return element.getAnnotationMirrors().stream()
                .map(AnnotationView::qualifiedName)
                .filter(name ->
                        name.startsWith(LOMBOK) && !name.startsWith("lombok.extern.") && !HARMLESS.contains(name));
    }
}
