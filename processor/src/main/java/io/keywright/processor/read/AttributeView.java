package io.keywright.processor.read;

import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Element;
import javax.lang.model.util.Elements;

/** {@code @Attribute}. */
record AttributeView(Optional<String> value, List<String> formerly, boolean asList, boolean unresolved) {

    AttributeView {
        formerly = List.copyOf(formerly);
    }

    static Optional<AttributeView> of(Element element, Elements elements) {
        return AnnotationView.find(element, "Attribute", elements)
                .map(view -> new AttributeView(
                        view.given("value") ? Optional.of(view.text("value")) : Optional.empty(),
                        view.texts("formerly"),
                        view.flag("asList"),
                        view.unresolved()));
    }
}
