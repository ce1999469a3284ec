package io.keywright.processor.read;

import io.keywright.schema.Marks;
import io.keywright.schema.Unique;
import io.keywright.schema.Unique.OnExpiry;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Element;
import javax.lang.model.util.Elements;
import org.jspecify.annotations.Nullable;

/** {@code @Version}, {@code @Immutable}, {@code @TimeToLive} and {@code @Unique}, on whichever element of a property. */
final class MarkViews {

    private static final String VERSION = "Version";
    private static final String IMMUTABLE = "Immutable";
    private static final String TIME_TO_LIVE = "TimeToLive";
    private static final String UNIQUE = "Unique";

    private MarkViews() {}

    /** The simple names of the marks on these elements, each once. */
    static List<String> names(List<? extends Element> annotated) {
        List<String> names = new ArrayList<>(List.of(VERSION, IMMUTABLE, TIME_TO_LIVE, UNIQUE));
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
        return new Marks(
                names.contains(VERSION),
                names.contains(IMMUTABLE),
                names.contains(TIME_TO_LIVE),
                unique.map(MarkViews::unique).orElse(null));
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
