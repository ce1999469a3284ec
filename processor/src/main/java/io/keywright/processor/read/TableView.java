package io.keywright.processor.read;

import io.keywright.schema.Definition;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Element;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Elements;

/**
 * {@code @Table}.
 *
 * @param unresolved whether one of its class literals or texts names something that does not exist, or not yet
 */
record TableView(
        List<TypeMirror> entities,
        List<TypeMirror> collections,
        List<TypeMirror> projections,
        Converters converters,
        String name,
        String partitionKey,
        String sortKey,
        String type,
        String timeToLive,
        Patterns global,
        Patterns local,
        String delimiter,
        List<IndexView> indexes,
        Definition definition,
        boolean unresolved) {

    static Optional<TableView> of(Element element, Elements elements) {
        return AnnotationView.find(element, "Table", elements)
                .map(view -> new TableView(
                        view.classes("entities"),
                        view.classes("collections"),
                        view.classes("projections"),
                        new Converters(view.classes("converters"), view.unresolved("converters")),
                        view.text("name"),
                        view.text("partitionKey"),
                        view.text("sortKey"),
                        view.text("type"),
                        view.text("timeToLive"),
                        new Patterns(view.text("indexName"), view.text("indexPartitionKey"), view.text("indexSortKey")),
                        new Patterns(
                                view.text("localIndexName"), view.text("partitionKey"), view.text("localIndexSortKey")),
                        view.text("delimiter"),
                        view.nested("indexes").stream().map(IndexView::of).toList(),
                        view.inner("definition").map(DefinitionView::read).orElse(Definition.DEFAULT),
                        view.unresolved()));
    }

    /** The classes of converters, and whether one of them does not exist, or not yet. */
    record Converters(List<TypeMirror> classes, boolean unresolved) {}

    /** What indexes of one kind are called, {@code {n}} standing for the number. */
    record Patterns(String name, String partitionKey, String sortKey) {

        static String fill(String pattern, int number) {
            return pattern.replace("{n}", Integer.toString(number));
        }
    }
}
