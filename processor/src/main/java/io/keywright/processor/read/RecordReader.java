package io.keywright.processor.read;

import io.keywright.processor.problem.Locator;
import io.keywright.processor.problem.Rule;
import io.keywright.processor.read.Nullness.Nullability;
import io.keywright.schema.Construction;
import io.keywright.schema.Property;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Types;
import org.jspecify.annotations.Nullable;

/** The components of a record. Only their own annotations count: those elsewhere would be read on some compilers only. */
final class RecordReader {

    /** The JVM has room for 255, the object itself included. */
    private static final int MOST_PARAMETERS = 254;

    private final Types types;
    private final Origins origins;
    private final PropertyReader properties;
    private final Nullness nullness;

    RecordReader(Compilation compilation, PropertyReader properties, Nullness nullness) {
        this.types = compilation.types();
        this.origins = compilation.origins();
        this.properties = properties;
        this.nullness = nullness;
    }

    Members read(DeclaredType used, Findings findings) {
        TypeElement type = (TypeElement) used.asElement();
        Substitution substitution = Substitution.of(used, types);
        List<Property> read = new ArrayList<>();
        Map<String, Set<String>> allowances = new LinkedHashMap<>();
        for (RecordComponentElement component : type.getRecordComponents()) {
            String name = component.getSimpleName().toString();
            Nullability nullability = nullness.ofComponent(component, field(type, name), type, findings);
            read.add(properties.read(
                    name, name, substitution.in(component.asType()), nullability, List.of(component), findings));
            allowances.put(name, properties.allowances(List.of(component)));
            reportIgnored(component, findings);
            ExecutableElement accessor = component.getAccessor();
            if (accessor == null) {
                // Its name is illegal, which the compiler tells.
                findings.missing("the accessor of " + name);
            } else {
                reportStrays(accessor, component, "accessor", findings);
            }
        }
        reportStrayParameters(type, findings);
        List<BeanProperty> stored = type.getRecordComponents().stream()
                .map(component -> {
                    String name = component.getSimpleName().toString();
                    return new BeanProperty(name, field(type, name), component.getAccessor(), List.of());
                })
                .toList();
        new StrayAnnotations(type, stored, findings).report();
        List<String> order = read.stream().map(Property::name).toList();
        return new Members(read, construction(type, order, findings), allowances);
    }

    /** By the constructor with all components, unless a static method is meant. */
    private Construction construction(TypeElement type, List<String> order, Findings findings) {
        long places = type.getRecordComponents().stream()
                .mapToInt(component -> isWide(component) ? 2 : 1)
                .sum();
        if (places > MOST_PARAMETERS) {
            findings.report(
                    Rule.NOT_BUILDABLE,
                    "The record " + findings.type() + " cannot have components that take more than " + MOST_PARAMETERS
                            + " places among the parameters of its constructor, where long and double take two: "
                            + places + ". Make it a JavaBean or a class with a builder, or put what belongs together"
                            + " into a @Document.");
        }
        List<ExecutableElement> marked = Ways.marked(type);
        if (marked.isEmpty()) {
            return new Construction.Constructor(order);
        }
        ExecutableElement creator = marked.get(0);
        List<String> parameters = creator.getParameters().stream()
                .map(parameter -> parameter.getSimpleName().toString())
                .toList();
        boolean all = parameters.size() == order.size()
                && (creator.getKind() == ElementKind.CONSTRUCTOR
                        ? parameters.equals(order)
                        : parameters.containsAll(order));
        boolean gives = creator.getKind() == ElementKind.CONSTRUCTOR
                || TypeText.erased(creator.getReturnType())
                        .equals(type.getQualifiedName().toString());
        if (Ways.isUnnamed(creator, origins, findings)) {
            return new Construction.Constructor(order);
        }
        if (marked.size() > 1 || !all || !gives) {
            findings.report(
                    Rule.NOT_BUILDABLE,
                    "The record " + findings.type() + " may have @Creator only on its own constructor, or on one static"
                            + " method that gives it and takes all its components by name. Remove the annotation; a record"
                            + " needs none.");
        }
        return creator.getKind() == ElementKind.CONSTRUCTOR
                ? new Construction.Constructor(order)
                : new Construction.Factory(creator.getSimpleName().toString(), parameters, List.of());
    }

    private static boolean isWide(RecordComponentElement component) {
        return component.asType().getKind() == TypeKind.LONG
                || component.asType().getKind() == TypeKind.DOUBLE;
    }

    private static @Nullable VariableElement field(TypeElement type, String name) {
        return ElementFilter.fieldsIn(type.getEnclosedElements()).stream()
                .filter(field -> field.getSimpleName().contentEquals(name))
                .findFirst()
                .orElse(null);
    }

    private static void reportIgnored(RecordComponentElement component, Findings findings) {
        if (AnnotationView.oursOn(component).contains("Ignore")) {
            findings.reportProperty(
                    Rule.MISPLACED_ANNOTATION,
                    component.getSimpleName().toString(),
                    "The component " + component.getSimpleName() + " of the record " + findings.type()
                            + " cannot be left out of what is stored, since it is needed to build the record:"
                            + " \"@Ignore\". Remove the annotation, or the component.");
        }
    }

    private static void reportStrayParameters(TypeElement type, Findings findings) {
        List<? extends RecordComponentElement> components = type.getRecordComponents();
        for (ExecutableElement constructor : ElementFilter.constructorsIn(type.getEnclosedElements())) {
            List<? extends VariableElement> parameters = constructor.getParameters();
            for (int i = 0; i < parameters.size(); i++) {
                VariableElement parameter = parameters.get(i);
                // A class file may lack the names of parameters, which are then known by their places.
                Optional<RecordComponentElement> set = components.stream()
                        .filter(component -> component.getSimpleName().equals(parameter.getSimpleName()))
                        .<RecordComponentElement>map(component -> component)
                        .findFirst();
                if (set.isEmpty() && parameters.size() == components.size()) {
                    set = Optional.of(components.get(i));
                }
                if (set.isPresent()) {
                    reportStrays(parameter, set.get(), "constructor parameter", findings);
                } else {
                    AnnotationView.oursOn(parameter)
                            .forEach(name -> findings.report(
                                    Rule.MISPLACED_ANNOTATION,
                                    Locator.ofMember(
                                            findings.table(), findings.type(), findings.type(), "<init>", name),
                                    "The constructor parameter " + parameter.getSimpleName() + " of the record "
                                            + findings.type() + " may not carry an annotation of Keywright: \"@" + name
                                            + "\". Move it to the record component."));
                }
            }
        }
    }

    /** The compiler copies a component's annotations, so only what the component lacks was written elsewhere. */
    private static void reportStrays(
            Element element, RecordComponentElement component, String what, Findings findings) {
        List<String> legal = AnnotationView.textsOfOursOn(component);
        List<String> written = AnnotationView.textsOfOursOn(element);
        List<String> names = AnnotationView.oursOn(element);
        for (int i = 0; i < written.size(); i++) {
            if (!legal.contains(written.get(i))) {
                findings.reportProperty(
                        Rule.MISPLACED_ANNOTATION,
                        component.getSimpleName().toString(),
                        "The " + what + " " + component.getSimpleName() + " of the record " + findings.type()
                                + " may not carry an annotation of Keywright: \"@" + names.get(i)
                                + "\". Move it to the record component.");
            }
        }
    }
}
