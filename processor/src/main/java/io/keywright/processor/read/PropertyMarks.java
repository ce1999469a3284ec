package io.keywright.processor.read;

import io.keywright.processor.problem.Locator;
import io.keywright.processor.problem.Rule;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.VariableElement;

/** What the annotations of one property may not say together. */
final class PropertyMarks {

    private PropertyMarks() {}

    /** What is not stored has nothing that could be promised of it. */
    static void reportIgnored(BeanProperty bean, Findings findings) {
        bean.annotated().stream()
                .flatMap(element -> AnnotationView.oursOn(element).stream())
                .filter(name -> !Set.of("Ignore", "Allow").contains(name))
                .distinct()
                .forEach(mark -> findings.report(
                        Rule.MISPLACED_ANNOTATION,
                        Locator.ofPropertyAnnotation(findings.table(), findings.type(), bean.name(), mark, null),
                        "The property " + bean.name() + " of " + findings.type()
                                + " may not carry an annotation about what is stored beside @Ignore: \"@" + mark
                                + "\". Remove one of them."));
    }

    /** One of two would be passed over. */
    static void reportContradictions(BeanProperty bean, ExecutableElement getter, Findings findings) {
        VariableElement field = bean.field();
        if (field == null) {
            return;
        }
        List<String> legal = AnnotationView.textsOfOursOn(field);
        List<String> written = AnnotationView.textsOfOursOn(getter);
        List<String> names = AnnotationView.oursOn(getter);
        for (int i = 0; i < names.size(); i++) {
            String name = names.get(i);
            // What is allowed in two places adds up.
            if (!name.equals("Allow")
                    && AnnotationView.oursOn(field).contains(name)
                    && !legal.contains(written.get(i))) {
                findings.report(
                        Rule.MISPLACED_ANNOTATION,
                        Locator.ofPropertyAnnotation(findings.table(), findings.type(), bean.name(), name, null),
                        "The property " + bean.name() + " of " + findings.type()
                                + " may not say one thing on the field and another on the getter "
                                + getter.getSimpleName() + ": \"@" + name + "\". Remove one of them.");
            }
        }
    }
}
