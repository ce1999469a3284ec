package io.keywright.processor.read;

import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/**
 * Whether another processor is about to add members to a class. Lombok does, and takes its annotation away when it has
 * done so; until then the class looks as if it had no getters, and reading it would lose properties silently.
 */
final class GeneratedMembers {

    private static final String LOMBOK = "lombok.";

    private GeneratedMembers() {}

    /** The annotation that announces members; empty where none does. */
    static Optional<String> announcedBy(TypeElement type) {
        TypeMirror at = type.asType();
        while (at.getKind() == TypeKind.DECLARED && ((DeclaredType) at).asElement() instanceof TypeElement element) {
            Optional<String> announced = Stream.concat(Stream.of(element), element.getEnclosedElements().stream())
                    .flatMap(member -> announcements(member))
                    .sorted()
                    .findFirst();
            if (announced.isPresent()) {
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
                        name.startsWith(LOMBOK) && !name.equals("lombok.NonNull") && !name.equals("lombok.Generated"));
    }
}
