package io.keywright.processor.read;

import io.keywright.processor.problem.Rule;
import io.keywright.schema.Marks;
import io.keywright.schema.Property;
import io.keywright.schema.Property.Accessor;
import io.keywright.schema.Property.Presence;
import io.keywright.schema.PropertyType;
import io.keywright.schema.PropertyType.Unmappable;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Elements;

/** One property, however it was found: its type, presence, stored name and allowances. */
final class PropertyReader {

    private final Elements elements;
    private final TypeClassifier classifier;
    private final String timeToLive;

    /**
     * A reader.
     *
     * @param timeToLive under which name the table's items have their time to live; empty for a table without one
     */
    PropertyReader(Elements elements, TypeClassifier classifier, String timeToLive) {
        this.elements = elements;
        this.classifier = classifier;
        this.timeToLive = timeToLive;
    }

    /**
     * A property.
     *
     * @param annotated the elements whose annotations count, the first of them first
     */
    Property read(
            String name,
            String accessor,
            TypeMirror type,
            boolean nullable,
            List<? extends Element> annotated,
            Findings findings) {
        Optional<TypeMirror> content = TypeClassifier.optionalContent(type);
        PropertyType stored = classifier.classify(content.orElse(type), findings);
        Optional<TypeMirror> sdk = SdkTypes.in(type);
        sdk.ifPresent(part -> findings.reportProperty(
                Rule.SDK_TYPE,
                name,
                "The property " + name + " of " + findings.type()
                        + " may not have a type of the AWS SDK, of which only the table's package knows: \""
                        + TypeText.of(part) + "\". Write a type of Java or a @Document for what it holds, and turn one"
                        + " into the other there."));
        unmappable(stored)
                .filter(part -> sdk.isEmpty())
                .ifPresent(part -> findings.reportProperty(
                        Rule.UNMAPPABLE,
                        name,
                        "The property " + name + " of " + findings.type() + " cannot be stored: its type \""
                                + TypeText.of(type) + "\" "
                                + (part.javaType().equals(TypeText.of(content.orElse(type)))
                                        ? ""
                                        : "holds \"" + part.javaType() + "\", which ")
                                + part.reason() + "."));
        if (content.isPresent() && nullable) {
            findings.reportProperty(
                    Rule.UNMAPPABLE,
                    name,
                    "The property " + name + " of " + findings.type() + " may not be both @Nullable and an Optional: \""
                            + TypeText.of(type) + "\". Take @Nullable away; the empty Optional says it already.");
        }
        Marks marks = MarkViews.of(name, annotated, elements, findings);
        Presence presence = content.isPresent() ? Presence.OPTIONAL : nullable ? Presence.NULLABLE : Presence.REQUIRED;
        return new Property(
                name,
                attribute(name, marks, annotated, findings),
                stored,
                presence,
                new Accessor(accessor, Accessor.Kind.METHOD),
                marks);
    }

    /** The tags that are silenced here. */
    Set<String> allowances(List<? extends Element> annotated) {
        Set<String> tags = new LinkedHashSet<>();
        annotated.forEach(element -> tags.addAll(AllowView.tags(element, elements)));
        return tags;
    }

    /** What in a type cannot be stored; empty where all of it can. */
    static Optional<Unmappable> unmappable(PropertyType type) {
        return type instanceof Unmappable unmappable
                ? Optional.of(unmappable)
                : type.parts().stream()
                        .flatMap(part -> unmappable(part).stream())
                        .findFirst();
    }

    private String attribute(String name, Marks marks, List<? extends Element> annotated, Findings findings) {
        for (Element element : annotated) {
            Optional<AttributeView> attribute = AttributeView.of(element, elements);
            if (attribute.isPresent()) {
                if (attribute.get().unresolved()) {
                    findings.missing("the value of @Attribute on " + name);
                }
                return attribute.get().value();
            }
        }
        return marks.timeToLive() && !timeToLive.isEmpty() ? timeToLive : name;
    }
}
