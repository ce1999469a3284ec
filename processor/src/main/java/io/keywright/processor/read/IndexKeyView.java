package io.keywright.processor.read;

import java.util.List;
import javax.lang.model.element.Element;
import javax.lang.model.util.Elements;

/**
 * {@code @Gsi} or {@code @Lsi}.
 *
 * @param local whether it is {@code @Lsi}, which has no partition key of its own
 * @param hasSk whether a sort key is declared, empty as it may be
 */
record IndexKeyView(boolean local, int index, String name, String pk, String sk, boolean hasSk, boolean unresolved) {

    static List<IndexKeyView> global(Element element, Elements elements) {
        return of(element, "Gsi", elements);
    }

    static List<IndexKeyView> local(Element element, Elements elements) {
        return of(element, "Lsi", elements);
    }

    private static List<IndexKeyView> of(Element element, String annotation, Elements elements) {
        return AnnotationView.findAll(element, annotation, elements).stream()
                .map(view -> new IndexKeyView(
                        annotation.equals("Lsi"),
                        view.number("index"),
                        view.text("name"),
                        view.text("pk"),
                        view.text("sk"),
                        view.given("sk"),
                        view.unresolved()))
                .toList();
    }

    /** The annotation's simple name. */
    String annotation() {
        return local ? "Lsi" : "Gsi";
    }
}
