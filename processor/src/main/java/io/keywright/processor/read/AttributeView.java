package io.keywright.processor.read;

import java.util.Optional;
import javax.lang.model.element.Element;
import javax.lang.model.util.Elements;

/** {@code @Attribute}. */
record AttributeView(Optional<String> value, boolean asList, boolean unresolved) {

    static Optional<AttributeView> of(Element element, Elements elements) {
        return AnnotationView.find(element, "Attribute", elements)
                .map(view -> new AttributeView(
                        view.given("value") ? Optional.of(view.text("value")) : Optional.empty(),
                        view.flag("asList"),
                        view.unresolved()));
    }
}
