package io.keywright.processor.read;

import io.keywright.processor.problem.Rule;
import io.keywright.processor.read.Inputs.Input;
import io.keywright.processor.read.Nullness.Nullability;
import io.keywright.schema.Construction;
import io.keywright.schema.Construction.Setter;
import io.keywright.schema.Property;
import io.keywright.schema.Property.Presence;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;

/**
 * The properties of a class whose objects do not change: what its builder sets, or its constructor or static method
 * takes, and an accessor gives. What the class shows beyond that is to be annotated with {@code @Ignore}: silence would
 * lose data.
 */
final class ValueReader {

    private final Elements elements;
    private final Types types;
    private final BeanScanner scanner;
    private final PropertyReader properties;
    private final Nullness nullness;
    private final Callable callable;

    ValueReader(
            Compilation compilation, BeanScanner scanner, Access access, PropertyReader properties, Nullness nullness) {
        this.elements = compilation.elements();
        this.types = compilation.types();
        this.scanner = scanner;
        this.properties = properties;
        this.nullness = nullness;
        this.callable = new Callable(types, elements, access);
    }

    Members read(DeclaredType used, Way way, Findings findings) {
        TypeElement type = (TypeElement) used.asElement();
        Map<String, VariableElement> fields = scanner.fields(type, findings);
        Accessors accessors = Accessors.of(type, fields, elements);
        Substitution substitution = Substitution.of(used, types);
        Map<String, List<Input>> inputs = inputs(way, substitution, accessors, fields);
        List<BeanProperty> found = new ArrayList<>();
        inputs.keySet().forEach(name -> found.add(property(name, fields, accessors.of(name))));
        accessors
                .unset(inputs.keySet(), builder(way))
                .forEach((name, method) -> found.add(property(name, fields, Optional.of(method))));
        StrayAnnotations strays = new StrayAnnotations(type, found, findings);
        strays.report();
        checkCalls(way, findings);

        List<Property> read = new ArrayList<>();
        List<Setter> setters = new ArrayList<>();
        List<String> ignored = new ArrayList<>();
        Map<String, Set<String>> allowances = new LinkedHashMap<>();
        for (BeanProperty bean : found) {
            List<Input> into = inputs.getOrDefault(bean.name(), List.of());
            if (bean.ignored()) {
                ignored.add(bean.name());
                PropertyMarks.reportIgnored(bean, findings);
                reportNeeded(bean, way, into, findings);
                continue;
            }
            ExecutableElement accessor = bean.getter();
            if (strays.losesIgnore(bean)) {
                continue;
            } else if (accessor == null) {
                reportUnreadable(bean, way, findings);
                continue;
            }
            TypeMirror wanted = substitution.in(accessor.getReturnType());
            boolean isOptional = TypeClassifier.isOptional(wanted);
            Nullability nullability =
                    nullness.ofGetter(bean.name(), accessor, isOptional ? null : bean.field(), findings);
            Property property = properties.read(
                    bean.name(), accessor.getSimpleName().toString(), wanted, nullability, bean.annotated(), findings);
            read.add(property);
            allowances.put(bean.name(), properties.allowances(bean.annotated()));
            callable.check(accessor, bean.name(), findings);
            PropertyMarks.reportContradictions(bean, accessor, findings);
            input(bean, way, into, wanted, property.presence(), findings).ifPresent(setters::add);
        }
        if (read.isEmpty() && !findings.has(Rule.NOT_READABLE) && !findings.has(Rule.NOT_BUILDABLE)) {
            findings.report(
                    Rule.NOT_READABLE,
                    "The class " + findings.type() + " must have at least one property: it has no accessor for what "
                            + describe(way) + " takes. Add accessors, or make it a record.");
        }
        return new Members(read, construction(way, inputs, setters, ignored), allowances);
    }

    private Map<String, List<Input>> inputs(
            Way way, Substitution substitution, Accessors accessors, Map<String, VariableElement> fields) {
        Inputs inputs = new Inputs(elements, types);
        return way instanceof Way.Built built
                ? inputs.of(built, accessors, fields)
                : inputs.of((Way.Called) way, substitution);
    }

    private static BeanProperty property(
            String name, Map<String, VariableElement> fields, Optional<ExecutableElement> accessor) {
        return new BeanProperty(name, fields.get(name), accessor.orElse(null), List.of());
    }

    private static String builder(Way way) {
        return way instanceof Way.Built built ? TypeText.erased(built.builder()) : "";
    }

    private static Construction construction(
            Way way, Map<String, List<Input>> inputs, List<Setter> setters, List<String> ignored) {
        if (way instanceof Way.Built built) {
            String start = built.start().getSimpleName().toString();
            return new Construction.Builder(built.owner(), start, setters, ignored);
        }
        ExecutableElement executable = ((Way.Called) way).executable();
        List<String> parameters = List.copyOf(inputs.keySet());
        return executable.getKind() == ElementKind.CONSTRUCTOR
                ? new Construction.Constructor(parameters, ignored)
                : new Construction.Factory(executable.getSimpleName().toString(), parameters, ignored);
    }

    private void checkCalls(Way way, Findings findings) {
        if (way instanceof Way.Built built) {
            callable.checkBuilder((TypeElement) built.builder().asElement(), findings);
            callable.checkBuilding(built.start(), findings);
            callable.checkBuilding(built.build(), findings);
            StrayAnnotations.reportBuilder((TypeElement) built.builder().asElement(), findings);
        } else {
            ExecutableElement executable = ((Way.Called) way).executable();
            if (executable.getKind() == ElementKind.CONSTRUCTOR) {
                callable.checkConstructor(executable, findings);
            } else {
                callable.checkBuilding(executable, findings);
            }
        }
    }

    /** What takes the values, in messages. */
    private static String describe(Way way) {
        if (way instanceof Way.Built) {
            return "its builder";
        }
        ExecutableElement executable = ((Way.Called) way).executable();
        return executable.getKind() == ElementKind.CONSTRUCTOR
                ? "its constructor"
                : "its method " + executable.getSimpleName();
    }

    private static void reportNeeded(BeanProperty bean, Way way, List<Input> into, Findings findings) {
        if (way instanceof Way.Called && !into.isEmpty()) {
            findings.reportProperty(
                    Rule.MISPLACED_ANNOTATION,
                    bean.name(),
                    "The property " + bean.name() + " of " + findings.type()
                            + " cannot be left out of what is stored, since " + describe(way)
                            + " takes it: \"@Ignore\". Remove the annotation, or the parameter.");
        }
    }

    private static void reportUnreadable(BeanProperty bean, Way way, Findings findings) {
        findings.reportProperty(
                Rule.NOT_READABLE,
                bean.name(),
                "The property " + bean.name() + " of " + findings.type() + " cannot be read from an object: "
                        + describe(way) + " takes it and no accessor gives it. Add " + bean.name() + "() or get"
                        + Character.toUpperCase(bean.name().charAt(0))
                        + bean.name().substring(1) + "()"
                        + (way instanceof Way.Built
                                ? ", or annotate the field with @Ignore."
                                : ", or call the parameter as the accessor is called."));
    }

    private Optional<Setter> input(
            BeanProperty bean, Way way, List<Input> into, TypeMirror wanted, Presence presence, Findings findings) {
        Optional<Input> input = into.stream()
                .filter(candidate -> types.isSameType(candidate.type(), wanted))
                .findFirst()
                .or(() -> into.stream()
                        .filter(candidate -> accepts(candidate.type(), wanted, presence))
                        .findFirst());
        Optional<Input> inside = input.isPresent() || way instanceof Way.Called || presence != Presence.OPTIONAL
                ? Optional.empty()
                : content(wanted)
                        .flatMap(content -> into.stream()
                                .filter(candidate -> types.isAssignable(content, candidate.type()))
                                .findFirst());
        Optional<Input> taken = input.or(() -> inside);
        if (taken.isPresent()) {
            ExecutableElement method = taken.get().method();
            if (way instanceof Way.Built) {
                callable.check(method, bean.name(), findings);
            }
            return Optional.of(new Setter(bean.name(), method.getSimpleName().toString(), inside.isPresent()));
        }
        String obstacle = into.isEmpty()
                ? describe(way) + " does not take it"
                : describe(way) + " takes another type than its accessor gives";
        String remedy = way instanceof Way.Built
                ? bean.name() + "(" + TypeText.of(wanted) + ") to the builder"
                : "a parameter " + TypeText.of(wanted) + " " + bean.name();
        findings.reportProperty(
                Rule.NOT_READABLE,
                bean.name(),
                "The property " + bean.name() + " of " + findings.type() + " cannot be read back from an item: "
                        + obstacle + ". Add " + remedy
                        + (into.isEmpty() ? ", or annotate the accessor with @Ignore." : "."));
        return Optional.empty();
    }

    /** What an Optional of any kind holds. */
    private Optional<TypeMirror> content(TypeMirror type) {
        return TypeClassifier.optionalContent(type)
                .or(() -> ScalarTypes.optionalNumber(type)
                        .map(kind -> types.unboxedType(
                                elements.getTypeElement(kind.javaType()).asType())));
    }

    /** A parameter of int beside an accessor of Integer has no place for null. */
    private boolean accepts(TypeMirror parameter, TypeMirror wanted, Presence presence) {
        boolean unboxes = parameter.getKind().isPrimitive() && !wanted.getKind().isPrimitive();
        return !(unboxes && presence == Presence.NULLABLE) && types.isAssignable(wanted, parameter);
    }
}
