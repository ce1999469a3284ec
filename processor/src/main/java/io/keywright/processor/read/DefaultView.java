package io.keywright.processor.read;

import java.util.Optional;
import javax.lang.model.element.Element;
import javax.lang.model.util.Elements;

/** {@code @Default}. */
record DefaultView(String value, boolean unresolved) {

    static Optional<DefaultView> of(Element element, Elements elements) {
        return AnnotationView.find(element, "Default", elements)
                .map(view -> new DefaultView(view.text("value"), view.unresolved()));
    }
}
