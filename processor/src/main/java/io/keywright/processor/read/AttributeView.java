package io.keywright.processor.read;

import java.util.Optional;
import javax.lang.model.element.Element;
import javax.lang.model.util.Elements;

/** {@code @Attribute}. */
record AttributeView(String value, boolean unresolved) {

    static Optional<AttributeView> of(Element element, Elements elements) {
        return AnnotationView.find(element, "Attribute", elements)
                .map(view -> new AttributeView(view.text("value"), view.unresolved()));
    }
}
