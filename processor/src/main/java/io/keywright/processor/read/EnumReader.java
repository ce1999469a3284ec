package io.keywright.processor.read;

import io.keywright.processor.problem.Locator;
import io.keywright.processor.problem.Rule;
import io.keywright.schema.PropertyType.EnumConstant;
import io.keywright.schema.PropertyType.EnumType;
import io.keywright.schema.QualifiedName;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;

/** The constants of an enum, and the texts that {@code @Stored} gives them. */
final class EnumReader {

    private static final String STORED = "Stored";

    /** What an enum may carry: whoever names a converter has it converted, and comes here only if that is refused. */
    private static final Set<String> OF_TYPES = Set.of("Converted", "Allow");

    private final Elements elements;
    private final FieldOrder order;

    EnumReader(Elements elements, FieldOrder order) {
        this.elements = elements;
        this.order = order;
    }

    EnumType read(TypeElement element, Findings findings) {
        AnnotationView.oursOn(element).stream()
                .filter(name -> !OF_TYPES.contains(name))
                .forEach(annotation -> reportType(TypeNames.of(element), annotation, findings));
        element.getEnclosedElements().stream()
                .filter(member -> !(member instanceof TypeElement))
                .forEach(member -> AnnotationView.oursOn(member).stream()
                        .filter(name -> !(name.equals(STORED) && member.getKind() == ElementKind.ENUM_CONSTANT))
                        .forEach(annotation -> reportMember(element, member, annotation, findings)));
        List<EnumConstant> constants = order.fields(element, findings).stream()
                .filter(member -> member.getKind() == ElementKind.ENUM_CONSTANT)
                .map(constant -> constant(constant, findings, TypeNames.of(element)))
                .toList();
        checkTexts(TypeNames.of(element), constants, findings);
        return new EnumType(TypeNames.of(element), constants);
    }

    private EnumConstant constant(Element constant, Findings findings, QualifiedName owner) {
        String name = constant.getSimpleName().toString();
        Optional<AnnotationView> stored = AnnotationView.find(constant, STORED, elements);
        if (stored.isEmpty()) {
            return EnumConstant.byName(name);
        }
        AnnotationView view = stored.get();
        if (view.unresolved()) {
            findings.missing("a value of @Stored on " + owner + "." + name);
        }
        boolean fallback = view.flag("fallback");
        String text = view.given("value") ? view.text("value") : fallback ? null : name;
        return new EnumConstant(name, text, view.texts("formerly"), fallback);
    }

    private static void checkTexts(QualifiedName owner, List<EnumConstant> constants, Findings findings) {
        Map<String, String> byText = new HashMap<>();
        for (EnumConstant constant : constants) {
            Stream.concat(Stream.ofNullable(constant.text()), constant.formerly().stream())
                    .forEach(text -> checkText(owner, constant.name(), text, byText, findings));
        }
        List<String> fallbacks = constants.stream()
                .filter(EnumConstant::fallback)
                .map(EnumConstant::name)
                .toList();
        if (fallbacks.size() > 1) {
            report(
                    owner,
                    fallbacks.get(1),
                    "The enum " + owner + " may not have two constants for unknown texts: \"" + fallbacks.get(0)
                            + "\" and \"" + fallbacks.get(1) + "\". Keep fallback = true on one of them.",
                    findings);
        }
    }

    private static void checkText(
            QualifiedName owner, String constant, String text, Map<String, String> byText, Findings findings) {
        String subject = "The constant " + constant + " of the enum " + owner;
        if (text.isEmpty() || !isWellFormed(text)) {
            report(
                    owner,
                    constant,
                    subject + " must be stored as a text of at least one character, without half of a surrogate pair:"
                            + " \"" + (text.isEmpty() ? "" : "?") + "\". Write another in @Stored, or take the"
                            + " annotation away.",
                    findings);
        }
        String other = byText.putIfAbsent(text, constant);
        if (other != null) {
            report(
                    owner,
                    constant,
                    subject + " may not have a text that " + (other.equals(constant) ? "it" : other)
                            + " has already: \"" + text + "\". Write another in @Stored.",
                    findings);
        }
    }

    private static boolean isWellFormed(String text) {
        return text.codePoints()
                .noneMatch(point -> Character.MIN_SURROGATE <= point && point <= Character.MAX_SURROGATE);
    }

    private static void report(QualifiedName owner, String constant, String message, Findings findings) {
        findings.reportOnce(Rule.INVALID_STORED_TEXT, at(owner, constant, STORED, findings), message);
    }

    private static Locator at(QualifiedName owner, String member, String annotation, Findings findings) {
        return Locator.ofMember(findings.table(), owner, owner, member, annotation);
    }

    private static void reportType(QualifiedName type, String annotation, Findings findings) {
        findings.reportOnce(
                Rule.MISPLACED_ANNOTATION,
                Locator.ofAnnotation(findings.table(), type, annotation, -1, null),
                "The enum " + type + " is stored as a text and may not carry an annotation of what has properties: \"@"
                        + annotation + "\". Remove it; its constants may carry @Stored.");
    }

    private static void reportMember(TypeElement owner, Element member, String annotation, Findings findings) {
        findings.reportOnce(
                Rule.MISPLACED_ANNOTATION,
                at(TypeNames.of(owner), member.getSimpleName().toString(), annotation, findings),
                "The member " + member.getSimpleName() + " of the enum " + TypeNames.of(owner)
                        + " may not carry an annotation of Keywright: \"@" + annotation
                        + "\". A constant may carry @Stored, nothing else any; remove it.");
    }
}
