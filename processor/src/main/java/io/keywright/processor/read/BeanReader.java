package io.keywright.processor.read;

import io.keywright.processor.names.Identifiers;
import io.keywright.processor.problem.Locator;
import io.keywright.processor.problem.Rule;
import io.keywright.processor.read.Nullness.Nullability;
import io.keywright.schema.Construction;
import io.keywright.schema.Construction.Setter;
import io.keywright.schema.Property;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Types;

/** The properties of a JavaBean. What can be read but not set, or the reverse, is a problem: silence would lose data. */
final class BeanReader {

    private final Types types;
    private final PropertyReader properties;
    private final Nullness nullness;
    private final Callable callable;
    private final BeanScanner scanner;

    BeanReader(
            Compilation compilation, BeanScanner scanner, Access access, PropertyReader properties, Nullness nullness) {
        this.types = compilation.types();
        this.properties = properties;
        this.nullness = nullness;
        this.callable = new Callable(types, compilation.elements(), access);
        this.scanner = scanner;
    }

    Members read(DeclaredType used, Findings findings) {
        TypeElement type = (TypeElement) used.asElement();
        Substitution substitution = Substitution.of(used, types);
        List<BeanProperty> found = scanner.scan(type, findings);
        StrayAnnotations strays = new StrayAnnotations(type, found, findings);
        strays.report();
        boolean immutable = checkConstructor(type, found, findings);
        List<Property> read = new ArrayList<>();
        List<Setter> setters = new ArrayList<>();
        List<String> ignored = new ArrayList<>();
        Map<String, Set<String>> allowances = new LinkedHashMap<>();
        for (BeanProperty bean : found) {
            if (bean.ignored()) {
                ignored.add(bean.name());
                PropertyMarks.reportIgnored(bean, findings);
                continue;
            }
            if (strays.losesIgnore(bean) || isPrivateState(bean, findings)) {
                continue;
            }
            ExecutableElement getter = bean.getter();
            if (getter == null) {
                reportUnreadable(bean, findings);
                continue;
            }
            TypeMirror propertyType = substitution.in(getter.getReturnType());
            // The field behind an Optional may well be null: the getter does not give it as it is.
            boolean isOptional = TypeClassifier.isOptional(propertyType);
            Nullability nullability =
                    nullness.ofGetter(bean.name(), getter, isOptional ? null : bean.field(), findings);
            String accessor = getter.getSimpleName().toString();
            read.add(properties.read(bean.name(), accessor, propertyType, nullability, bean.annotated(), findings));
            allowances.put(bean.name(), properties.allowances(bean.annotated()));
            callable.check(getter, bean.name(), findings);
            PropertyMarks.reportContradictions(bean, getter, findings);
            if (!immutable) {
                setter(substitution, bean, propertyType, findings)
                        .ifPresent(method -> setters.add(new Setter(bean.name(), method)));
            }
        }
        if (read.isEmpty() && !findings.has(Rule.NOT_READABLE) && !findings.has(Rule.NOT_BUILDABLE)) {
            findings.report(
                    Rule.NOT_READABLE,
                    "The class " + findings.type() + " must have at least one property: it has no getter. Add getters"
                            + " and setters, or make it a record.");
        }
        return new Members(read, new Construction.Bean(setters, ignored), allowances);
    }

    /** Whether nothing of it can be set, which is no fault of each property. */
    private boolean checkConstructor(TypeElement type, List<BeanProperty> properties, Findings findings) {
        Optional<ExecutableElement> constructor = ElementFilter.constructorsIn(type.getEnclosedElements()).stream()
                .filter(candidate -> candidate.getParameters().isEmpty())
                .findFirst();
        boolean immutable = properties.stream()
                .filter(property -> !property.ignored())
                .allMatch(property -> property.setters().isEmpty());
        if (constructor.isEmpty()) {
            findings.report(
                    Rule.NOT_BUILDABLE,
                    "The class " + findings.type() + " must have a constructor without parameters: it has none"
                            + (immutable
                                    ? ", no setters, no static method builder(), and no constructor or static method that"
                                            + " takes its properties by name. Add one of them, or make it a record."
                                    : ". Add one, or make it a record."));
            return immutable;
        }
        callable.checkConstructor(constructor.get(), findings);
        return false;
    }

    /** A field that no method shows is the class's own affair, unless it was meant otherwise. */
    private static boolean isPrivateState(BeanProperty bean, Findings findings) {
        VariableElement field = bean.field();
        if (field == null || bean.getter() != null || !bean.setters().isEmpty()) {
            return false;
        }
        AnnotationView.oursOn(field)
                .forEach(annotation -> findings.report(
                        Rule.MISPLACED_ANNOTATION,
                        Locator.ofPropertyAnnotation(findings.table(), findings.type(), bean.name(), annotation, null),
                        "The field " + bean.name() + " of " + findings.type()
                                + " cannot carry an annotation of Keywright without a getter and a setter: \"@"
                                + annotation + "\". Add them, or remove the annotation."));
        Set<Modifier> modifiers = field.getModifiers();
        // Where an annotation says that it was meant otherwise, its remedy is the one that is needed.
        return !AnnotationView.oursOn(field).isEmpty()
                || modifiers.contains(Modifier.PRIVATE)
                || modifiers.contains(Modifier.TRANSIENT);
    }

    private static void reportUnreadable(BeanProperty bean, Findings findings) {
        findings.reportProperty(
                Rule.NOT_READABLE,
                bean.name(),
                "The property " + bean.name() + " of " + findings.type()
                        + " cannot be read from an object: it has "
                        + (bean.setters().isEmpty()
                                ? "no getter. Add a getter and a setter, make the field private,"
                                : "a setter and no getter. Add a getter,")
                        + " or annotate it with @Ignore.");
    }

    private Optional<String> setter(
            Substitution substitution, BeanProperty bean, TypeMirror wanted, Findings findings) {
        Optional<ExecutableElement> setter = bean.setters().stream()
                .filter(method ->
                        accepts(substitution.in(method.getParameters().get(0).asType()), wanted))
                .findFirst();
        if (setter.isPresent()) {
            callable.check(setter.get(), bean.name(), findings);
            return setter.map(Element::getSimpleName).map(Object::toString);
        }
        String found =
                bean.setters().isEmpty() ? "it has no setter" : "its setter takes another type than its getter gives";
        findings.reportProperty(
                Rule.NOT_READABLE,
                bean.name(),
                "The property " + bean.name() + " of " + findings.type() + " cannot be read back from an item: " + found
                        + ". Add " + "set" + suffix(bean) + "(" + TypeText.of(wanted) + ")"
                        + ", or annotate the getter with @Ignore.");
        return Optional.empty();
    }

    /** The setter of {@code getaPart} is {@code setaPart}. */
    private static String suffix(BeanProperty bean) {
        String getter =
                bean.getter() == null ? "" : bean.getter().getSimpleName().toString();
        return getter.startsWith("get") ? getter.substring(3) : Identifiers.upperFirst(bean.name());
    }

    /** Boxing is left out: a setter of int beside a getter of Integer has no place for null. */
    private boolean accepts(TypeMirror parameter, TypeMirror wanted) {
        return parameter.getKind().isPrimitive() == wanted.getKind().isPrimitive()
                && types.isAssignable(wanted, parameter);
    }
}
