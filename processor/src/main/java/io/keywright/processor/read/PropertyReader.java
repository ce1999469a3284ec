package io.keywright.processor.read;

import io.keywright.processor.problem.Rule;
import io.keywright.processor.read.Nullness.Nullability;
import io.keywright.schema.Evolution;
import io.keywright.schema.JavaType;
import io.keywright.schema.Marks;
import io.keywright.schema.Property;
import io.keywright.schema.Property.Accessor;
import io.keywright.schema.Property.Presence;
import io.keywright.schema.PropertyType;
import io.keywright.schema.PropertyType.ConvertedType;
import io.keywright.schema.PropertyType.Scalar;
import io.keywright.schema.PropertyType.SetType;
import io.keywright.schema.PropertyType.Unmappable;
import io.keywright.schema.ScalarKind;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Elements;
import org.jspecify.annotations.Nullable;

/** One property, however it was found: its type, presence, stored name and allowances. */
final class PropertyReader {

    private final Elements elements;
    private final TypeClassifier classifier;
    private final Conversions conversions;
    private final String timeToLive;

    /**
     * A reader.
     *
     * @param timeToLive under which name the table's items have their time to live; empty for a table without one
     */
    PropertyReader(Elements elements, TypeClassifier classifier, Conversions conversions, String timeToLive) {
        this.elements = elements;
        this.classifier = classifier;
        this.conversions = conversions;
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
            Nullability nullability,
            List<? extends Element> annotated,
            Findings findings) {
        boolean nullable = nullability.whole();
        Optional<AttributeView> attribute = attribute(name, annotated, findings);
        boolean asList = attribute.filter(AttributeView::asList).isPresent();
        Optional<Conversion> conversion = conversions.ofProperty(name, annotated, findings);
        boolean refused = conversion.isEmpty() && Conversions.isNamed(annotated);
        // A converter of an Optional takes it as a whole.
        boolean whole = conversion.filter(own -> own.takes(type)).isPresent();
        Optional<TypeMirror> content = whole ? Optional.empty() : TypeClassifier.optionalContent(type);
        Optional<ScalarKind> number = whole ? Optional.empty() : ScalarTypes.optionalNumber(type);
        Within within = Within.property(name, findings, conversions, conversion.orElse(null), asList);
        PropertyType stored =
                number.isPresent() ? new Scalar(number.get(), true) : classifier.classify(content.orElse(type), within);
        boolean divided =
                number.filter(kind -> convertsInside(name, kind, type, within)).isPresent();
        if (!divided && within.isIdle() && unmappable(stored).isEmpty()) {
            conversion.ifPresent(own -> Conversions.reportIdle(name, own, type, findings));
        }
        if (asList && !holdsSet(stored)) {
            findings.reportProperty(
                    Rule.MISPLACED_ANNOTATION,
                    name,
                    "The property " + name + " of " + findings.type() + " cannot be stored as a list, since it holds no"
                            + " set: \"asList\". Take it out of @Attribute.");
        }
        Optional<TypeMirror> sdk = SdkTypes.in(type);
        sdk.ifPresent(part -> findings.reportProperty(
                Rule.SDK_TYPE,
                name,
                "The property " + name + " of " + findings.type()
                        + " may not have a type of the AWS SDK, of which only the table's package knows: \""
                        + TypeText.of(part) + "\". Write a type of Java or a @Document for what it holds, and turn one"
                        + " into the other there."));
        unmappable(stored)
                .filter(part -> sdk.isEmpty() && !part.reason().isEmpty() && !refused)
                .ifPresent(part -> findings.reportProperty(
                        Rule.UNMAPPABLE,
                        name,
                        "The property " + name + " of " + findings.type() + " cannot be stored: its type \""
                                + TypeText.brief(type) + "\" "
                                + (part.javaType().equals(TypeText.brief(content.orElse(type)))
                                        ? ""
                                        : "holds \"" + part.javaType() + "\", which ")
                                + part.reason() + "."));
        if (nullability.inside() && unmappable(stored).isEmpty() && !convertsWhole(stored)) {
            findings.reportProperty(
                    Rule.UNMAPPABLE,
                    name,
                    "The property " + name + " of " + findings.type()
                            + " may not hold null inside, which is refused when"
                            + " it is written: \"" + TypeText.brief(type)
                            + "\". Take the @Nullable inside of the type away,"
                            + " and leave out what is not there.");
        }
        boolean optional = content.isPresent() || number.isPresent();
        if (optional && nullable) {
            findings.reportProperty(
                    Rule.UNMAPPABLE,
                    name,
                    "The property " + name + " of " + findings.type() + " may not be both @Nullable and an Optional: \""
                            + TypeText.of(type) + "\". Take @Nullable away; the empty Optional says it already.");
        }
        Marks marks = MarkViews.of(name, annotated, elements, findings);
        Presence presence = optional ? Presence.OPTIONAL : nullable ? Presence.NULLABLE : Presence.REQUIRED;
        return new Property(
                name,
                attribute
                        .flatMap(AttributeView::value)
                        .orElse(marks.timeToLive() && !timeToLive.isEmpty() ? timeToLive : name),
                stored,
                presence,
                new Accessor(accessor, Accessor.Kind.METHOD),
                marks,
                new Evolution(
                        attribute.map(AttributeView::formerly).orElse(List.of()),
                        defaultText(name, annotated, findings)),
                RelationViews.of(name, annotated, elements, findings));
    }

    /** An OptionalInt and its kin hold no object that a converter could take. */
    private boolean convertsInside(String name, ScalarKind kind, TypeMirror type, Within within) {
        TypeMirror content = elements.getTypeElement(kind.javaType()).asType();
        Optional<Conversion> conversion = within.conversion(content);
        conversion.ifPresent(found -> Conversions.reportInside(name, found, type, content, within.findings()));
        return conversion.isPresent();
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

    /** Whether a converter takes what has arguments or elements of its own: whether these can be null is its affair. */
    private static boolean convertsWhole(PropertyType type) {
        return (type instanceof ConvertedType converted && !isPlain(converted.javaType()))
                || type.parts().stream().anyMatch(PropertyReader::convertsWhole);
    }

    private static boolean isPlain(JavaType type) {
        return type instanceof JavaType.Primitive
                || (type instanceof JavaType.Named named && named.arguments().isEmpty());
    }

    private static boolean holdsSet(PropertyType type) {
        return type instanceof SetType || type.parts().stream().anyMatch(PropertyReader::holdsSet);
    }

    private Optional<AttributeView> attribute(String name, List<? extends Element> annotated, Findings findings) {
        Optional<AttributeView> attribute = annotated.stream()
                .flatMap(element -> AttributeView.of(element, elements).stream())
                .findFirst();
        if (attribute.filter(AttributeView::unresolved).isPresent()) {
            findings.missing("a value of @Attribute on " + name);
        }
        return attribute;
    }

    private @Nullable String defaultText(String name, List<? extends Element> annotated, Findings findings) {
        Optional<DefaultView> declared = annotated.stream()
                .flatMap(element -> DefaultView.of(element, elements).stream())
                .findFirst();
        if (declared.filter(DefaultView::unresolved).isPresent()) {
            findings.missing("the value of @Default on " + name);
        }
        return declared.map(DefaultView::value).orElse(null);
    }
}
