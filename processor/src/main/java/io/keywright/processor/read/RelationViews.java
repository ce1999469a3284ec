package io.keywright.processor.read;

import io.keywright.schema.QualifiedName;
import io.keywright.schema.Relation;
import io.keywright.schema.Relation.Copy;
import io.keywright.schema.Relation.Ref;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Elements;
import org.jspecify.annotations.Nullable;

/** What a property has to do with other entities, on whichever of its elements. */
final class RelationViews {

    private static final String COPY_OF = "CopyOf";
    private static final String REF = "Ref";
    private static final String MAX_SIZE = "MaxSize";

    private final String property;
    private final List<? extends Element> annotated;
    private final Elements elements;
    private final Findings findings;

    private RelationViews(String property, List<? extends Element> annotated, Elements elements, Findings findings) {
        this.property = property;
        this.annotated = annotated;
        this.elements = elements;
        this.findings = findings;
    }

    static Relation of(String property, List<? extends Element> annotated, Elements elements, Findings findings) {
        RelationViews views = new RelationViews(property, annotated, elements, findings);
        Copy copy = views.find(COPY_OF).map(views::copy).orElse(null);
        Integer maxSize = views.find(MAX_SIZE).map(RelationViews::maxSize).orElse(null);
        Ref ref = views.find(REF).map(RelationViews::ref).orElse(null);
        Relation relation = new Relation(copy, ref, maxSize);
        return relation.equals(Relation.NONE) ? Relation.NONE : relation;
    }

    private Optional<AnnotationView> find(String name) {
        Optional<AnnotationView> found = annotated.stream()
                .flatMap(element -> AnnotationView.find(element, name, elements).stream())
                .findFirst();
        if (found.filter(AnnotationView::unresolved).isPresent()) {
            findings.missing("a value of @" + name + " on " + property);
            return Optional.empty();
        }
        return found;
    }

    private @Nullable Copy copy(AnnotationView view) {
        String named = view.text("property");
        return view.type("value")
                .map(type -> new Copy(name(type), named.isEmpty() ? property : named, view.flag("refresh")))
                .orElse(null);
    }

    private static @Nullable Ref ref(AnnotationView view) {
        return view.type("value")
                .map(type -> new Ref(name(type), view.text("property")))
                .orElse(null);
    }

    private static int maxSize(AnnotationView view) {
        return view.number("value");
    }

    /** What is no class is no entity either, and named as the source names it. */
    static QualifiedName name(TypeMirror type) {
        return type instanceof DeclaredType declared && declared.asElement() instanceof TypeElement element
                ? TypeNames.of(element)
                : QualifiedName.of("", type.toString());
    }
}
