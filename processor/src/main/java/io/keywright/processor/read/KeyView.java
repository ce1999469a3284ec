package io.keywright.processor.read;

import java.util.Optional;
import javax.lang.model.element.Element;
import javax.lang.model.util.Elements;

/**
 * {@code @Key}.
 *
 * @param hasSk whether a sort key is declared, empty as it may be
 */
record KeyView(String pk, String sk, boolean hasSk, String name, boolean unresolved) {

    static Optional<KeyView> of(Element element, Elements elements) {
        return AnnotationView.find(element, "Key", elements)
                .map(view -> new KeyView(
                        view.text("pk"), view.text("sk"), view.given("sk"), view.text("name"), view.unresolved()));
    }
}
