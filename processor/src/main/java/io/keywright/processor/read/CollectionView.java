package io.keywright.processor.read;

import java.util.Optional;
import javax.lang.model.element.Element;
import javax.lang.model.util.Elements;

/** {@code @ItemCollection}. */
record CollectionView(String name, int index) {

    static Optional<CollectionView> of(Element element, Elements elements) {
        return AnnotationView.find(element, "ItemCollection", elements)
                .map(view -> new CollectionView(view.text("name"), view.number("index")));
    }
}
