package io.keywright.processor.read;

import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Element;
import javax.lang.model.util.Elements;

/**
 * {@code @Document}.
 *
 * @param tagged whether it says something of its own tag
 * @param namesAttribute whether it says where the tags of others are
 */
record DocumentView(
        String name,
        String tag,
        List<String> formerly,
        String tagAttribute,
        boolean tagged,
        boolean namesAttribute,
        boolean unresolved) {

    DocumentView {
        formerly = List.copyOf(formerly);
    }

    static Optional<DocumentView> of(Element element, Elements elements) {
        return AnnotationView.find(element, "Document", elements)
                .map(view -> new DocumentView(
                        view.text("name"),
                        view.text("tag"),
                        view.texts("formerly"),
                        view.text("tagAttribute"),
                        view.given("tag") || view.given("formerly"),
                        view.given("tagAttribute"),
                        view.unresolved()));
    }
}
