package io.keywright.processor.read;

import io.keywright.processor.problem.Locator;
import io.keywright.processor.problem.Rule;
import io.keywright.schema.QualifiedName;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Elements;

/** Which converter takes a type: that of the property, else of the table, else of the type itself. */
final class Conversions {

    private static final String CONVERTED = "Converted";

    private final Elements elements;
    private final ConversionReader reader;
    private final List<Conversion> table;
    private final boolean incomplete;
    private final boolean broken;

    /**
     * The converters of a table.
     *
     * @param table those that the table lists and that can be used
     * @param incomplete whether it lists one that does not exist, or not yet
     * @param broken whether it lists one that has been refused
     */
    Conversions(
            Elements elements, ConversionReader reader, List<Conversion> table, boolean incomplete, boolean broken) {
        this.elements = elements;
        this.reader = reader;
        this.table = List.copyOf(table);
        this.incomplete = incomplete;
        this.broken = broken;
    }

    /** The converter that a property names for itself. */
    Optional<Conversion> ofProperty(String name, List<? extends Element> annotated, Findings findings) {
        if (incomplete) {
            findings.missing("a class in converters of @Table");
        }
        for (Element element : annotated) {
            Optional<AnnotationView> view = AnnotationView.find(element, CONVERTED, elements);
            if (view.isPresent()) {
                return ofProperty(name, view.get(), findings);
            }
        }
        return Optional.empty();
    }

    /** Whether a property names one, be it refused or not. */
    static boolean isNamed(List<? extends Element> annotated) {
        return annotated.stream()
                .anyMatch(element -> AnnotationView.oursOn(element).contains(CONVERTED));
    }

    private Optional<Conversion> ofProperty(String name, AnnotationView view, Findings findings) {
        Optional<TypeMirror> converter = converter(view, "@Converted on " + name, findings);
        return converter.flatMap(literal ->
                reader.read(literal, clause -> reportProperty(name, TypeText.of(literal), clause, findings)));
    }

    /**
     * What is wrong with the converter that a property names.
     *
     * @param clause what is wrong, and what to do
     */
    static void reportProperty(String name, String converter, String clause, Findings findings) {
        findings.reportOnce(
                Rule.INVALID_CONVERTER,
                Locator.ofPropertyAnnotation(findings.table(), findings.type(), name, CONVERTED, "by"),
                "The converter of " + name + " of " + findings.type() + " " + clause + ": \"" + converter + "\".");
    }

    /**
     * What is wrong with a converter that the table lists, or else that the type names which it takes.
     *
     * @param clause what is wrong, and what to do
     */
    void reportType(Conversion conversion, String clause, Findings findings) {
        if (table.contains(conversion)) {
            findings.reportOnce(
                    Rule.INVALID_CONVERTER,
                    Locator.ofTable(findings.table(), "converters"),
                    inTable(findings.table(), clause, conversion.converter().toString()));
        } else if (conversion.from() instanceof DeclaredType declared
                && declared.asElement() instanceof TypeElement element) {
            reportOwn(element, clause, conversion.converter().toString(), findings);
        }
    }

    /** What is wrong with a converter that a table lists. */
    static String inTable(QualifiedName table, String clause, String converter) {
        return "A converter in @Table on " + table + " " + clause + ": \"" + converter + "\".";
    }

    private static void reportOwn(TypeElement type, String clause, String converter, Findings findings) {
        findings.reportOnce(
                Rule.INVALID_CONVERTER,
                Locator.ofType(findings.table(), TypeNames.of(type)),
                "The converter of the type " + TypeNames.of(type) + " " + clause + ": \"" + converter + "\".");
    }

    /** That a property's converter takes none of what the property holds. */
    static void reportIdle(String name, Conversion conversion, TypeMirror type, Findings findings) {
        findings.report(
                Rule.INVALID_CONVERTER,
                Locator.ofPropertyAnnotation(findings.table(), findings.type(), name, CONVERTED, "by"),
                "The converter of " + name + " of " + findings.type() + " must take the property's type \""
                        + TypeText.of(type) + "\", or a part of it: " + conversion.converter() + " takes \""
                        + TypeText.of(conversion.from()) + "\". Name a ValueConverter<" + TypeText.of(type)
                        + ", …>, or change the property's type.");
    }

    /** That a converter cannot reach into an OptionalInt or its kin, which hold a primitive. */
    static void reportInside(
            String name, Conversion conversion, TypeMirror type, TypeMirror content, Findings findings) {
        findings.reportProperty(
                Rule.INVALID_CONVERTER,
                name,
                "The property " + name + " of " + findings.type() + " cannot be converted, since \"" + TypeText.of(type)
                        + "\" holds no object: " + conversion.converter() + " takes \"" + TypeText.of(conversion.from())
                        + "\". Write Optional<" + TypeText.of(content) + ">.");
    }

    /** The converter of a type in every property of the table, or of its own. */
    Optional<Conversion> ofType(TypeMirror type, Findings findings) {
        return table.stream()
                .filter(conversion -> conversion.takes(type))
                .findFirst()
                .or(() -> own(type, findings));
    }

    /** Whether a type that no converter takes would have one, had it not been refused or not been found. */
    boolean lacksConverter(TypeElement type) {
        return broken || AnnotationView.find(type, CONVERTED, elements).isPresent();
    }

    private Optional<Conversion> own(TypeMirror type, Findings findings) {
        if (!(type instanceof DeclaredType declared) || !(declared.asElement() instanceof TypeElement element)) {
            return Optional.empty();
        }
        Optional<AnnotationView> view = AnnotationView.find(element, CONVERTED, elements);
        if (view.isEmpty()) {
            return Optional.empty();
        }
        Optional<TypeMirror> converter = converter(view.get(), "@Converted on " + TypeNames.of(element), findings);
        List<String> clauses = new ArrayList<>();
        Optional<Conversion> conversion = converter.flatMap(literal -> reader.read(literal, clauses::add));
        if (conversion.isPresent() && !conversion.get().takes(type)) {
            clauses.add("must take \"" + TypeText.of(type) + "\", and takes \""
                    + TypeText.of(conversion.get().from()) + "\". Name another");
        }
        converter.ifPresent(
                literal -> clauses.forEach(clause -> reportOwn(element, clause, TypeText.of(literal), findings)));
        return conversion.filter(found -> found.takes(type));
    }

    private static Optional<TypeMirror> converter(AnnotationView view, String what, Findings findings) {
        Optional<TypeMirror> literal = view.type("by").filter(type -> type.getKind() != TypeKind.ERROR);
        if (literal.isEmpty()) {
            findings.missing("the converter of " + what);
        }
        return literal;
    }
}
