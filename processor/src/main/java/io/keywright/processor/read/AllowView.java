package io.keywright.processor.read;

import java.util.List;
import javax.lang.model.element.Element;
import javax.lang.model.util.Elements;

/** {@code @Allow}. */
final class AllowView {

    private AllowView() {}

    static List<String> tags(Element element, Elements elements) {
        return AnnotationView.find(element, "Allow", elements)
                .map(view -> view.texts("value"))
                .orElse(List.of());
    }
}
