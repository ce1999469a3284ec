package io.keywright.processor.read;

import java.util.List;

/** {@code @Index}; empty texts stand for the table's patterns. */
record IndexView(
        int number,
        boolean local,
        String name,
        String partitionKey,
        String sortKey,
        String projection,
        List<String> include) {

    static IndexView of(AnnotationView view) {
        return new IndexView(
                view.number("number"),
                view.flag("local"),
                view.text("name"),
                view.text("partitionKey"),
                view.text("sortKey"),
                view.constant("projection"),
                view.texts("include"));
    }
}
