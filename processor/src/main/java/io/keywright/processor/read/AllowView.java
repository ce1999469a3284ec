package io.keywright.processor.read;

import java.util.List;
import javax.lang.model.element.Element;
import javax.lang.model.util.Elements;

/** {@code @Allow}. */
public final class AllowView {

    private AllowView() {}

    /** The tags that it names on an element; none where it is absent. */
    public static List<String> tags(Element element, Elements elements) {
        return AnnotationView.find(element, "Allow", elements)
                .map(view -> view.texts("value"))
                .orElse(List.of());
    }
}
