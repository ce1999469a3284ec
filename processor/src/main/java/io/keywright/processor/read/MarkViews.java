package io.keywright.processor.read;

import io.keywright.schema.Marks;
import io.keywright.schema.Marks.Kind;
import io.keywright.schema.Unique;
import io.keywright.schema.Unique.OnExpiry;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.util.Elements;
import org.jspecify.annotations.Nullable;

/** What is promised of a property, on whichever of its elements. */
final class MarkViews {

    private static final Map<String, Kind> KINDS = new LinkedHashMap<>();
    private static final String UNIQUE = "Unique";

    static {
        KINDS.put("Version", Kind.VERSION);
        KINDS.put("Immutable", Kind.IMMUTABLE);
        KINDS.put("TimeToLive", Kind.TIME_TO_LIVE);
        KINDS.put("CreatedAt", Kind.CREATED_AT);
        KINDS.put("UpdatedAt", Kind.UPDATED_AT);
    }

    private MarkViews() {}

    /** The simple names of the marks on these elements, each once. */
    static List<String> names(List<? extends Element> annotated) {
        List<String> names = new ArrayList<>(KINDS.keySet());
        names.add(UNIQUE);
        names.removeIf(name -> annotated.stream()
                .noneMatch(element -> AnnotationView.oursOn(element).contains(name)));
        return names;
    }

    static Marks of(String property, List<? extends Element> annotated, Elements elements, Findings findings) {
        List<String> names = names(annotated);
        if (names.isEmpty()) {
            return Marks.NONE;
        }
        Optional<AnnotationView> unique = annotated.stream()
                .flatMap(element -> AnnotationView.find(element, UNIQUE, elements).stream())
                .findFirst();
        if (unique.filter(AnnotationView::unresolved).isPresent()) {
            findings.missing("a value of @" + UNIQUE + " on " + property);
        }
        Set<Kind> kinds = EnumSet.noneOf(Kind.class);
        names.stream().map(KINDS::get).filter(Objects::nonNull).forEach(kinds::add);
        return new Marks(kinds, unique.map(MarkViews::unique).orElse(null));
    }

    private static Unique unique(AnnotationView view) {
        return new Unique(view.text("format"), view.texts("scope"), onExpiry(view.constant("onExpiry")));
    }

    private static @Nullable OnExpiry onExpiry(String constant) {
        return switch (constant) {
            case "RELEASE" -> OnExpiry.RELEASE;
            case "KEEP" -> OnExpiry.KEEP;
            default -> null;
        };
    }
}
