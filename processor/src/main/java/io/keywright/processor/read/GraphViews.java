package io.keywright.processor.read;

import io.keywright.schema.Graph;
import java.util.Optional;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;

/** What an entity is in a graph of entities: {@code @Edge} and {@code @Node}. */
final class GraphViews {

    private static final String EDGE = "Edge";
    private static final String NODE = "Node";

    private GraphViews() {}

    static Graph of(TypeElement type, Elements elements, Findings findings) {
        Graph.Edge edge = find(EDGE, type, elements, findings)
                .flatMap(view -> view.type("from")
                        .flatMap(from -> view.type("to")
                                .map(to -> new Graph.Edge(RelationViews.name(from), RelationViews.name(to)))))
                .orElse(null);
        String mark = find(NODE, type, elements, findings)
                .map(view -> view.text("mark"))
                .orElse(null);
        return edge == null && mark == null ? Graph.NONE : new Graph(edge, mark);
    }

    private static Optional<AnnotationView> find(String name, TypeElement type, Elements elements, Findings findings) {
        Optional<AnnotationView> found = AnnotationView.find(type, name, elements);
        if (found.filter(AnnotationView::unresolved).isPresent()) {
            findings.missing("a value of @" + name + " of " + findings.type());
            return Optional.empty();
        }
        return found;
    }
}
