package io.keywright.processor.read;

import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Element;
import javax.lang.model.util.Elements;

/** {@code @Entity}. */
record EntityView(String type, List<String> formerly, String name, boolean unresolved) {

    EntityView {
        formerly = List.copyOf(formerly);
    }

    static Optional<EntityView> of(Element element, Elements elements) {
        return AnnotationView.find(element, "Entity", elements)
                .map(view -> new EntityView(
                        view.text("type"), view.texts("formerly"), view.text("name"), view.unresolved()));
    }
}
