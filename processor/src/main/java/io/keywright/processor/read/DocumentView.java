package io.keywright.processor.read;

import java.util.Optional;
import javax.lang.model.element.Element;
import javax.lang.model.util.Elements;

/** {@code @Document}. */
record DocumentView(String name, boolean unresolved) {

    static Optional<DocumentView> of(Element element, Elements elements) {
        return AnnotationView.find(element, "Document", elements)
                .map(view -> new DocumentView(view.text("name"), view.unresolved()));
    }
}
