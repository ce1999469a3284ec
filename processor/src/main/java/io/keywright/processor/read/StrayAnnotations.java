package io.keywright.processor.read;

import io.keywright.processor.problem.Locator;
import io.keywright.processor.problem.Rule;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import org.jspecify.annotations.Nullable;

/**
 * Our annotations on members of a class, its superclasses and interfaces from which nothing is read. Java lets no method
 * inherit those of what it overrides; to let them count all the same would be a rule of our own that no reader of the
 * class expects, so they are to be repeated.
 */
final class StrayAnnotations {

    private static final String IGNORE = "Ignore";

    private final TypeElement type;
    private final List<BeanProperty> properties;
    private final Findings findings;
    private final List<TypeElement> lineage;
    private final Set<List<String>> lost = new HashSet<>();

    /**
     * Those of one class.
     *
     * @param properties what is read; a record's have the field and the accessor, to which the compiler copies
     */
    StrayAnnotations(TypeElement type, List<BeanProperty> properties, Findings findings) {
        this.type = type;
        this.properties = properties;
        this.findings = findings;
        this.lineage = Lineage.of(type);
    }

    /** Whether what a property's accessors override is not stored, of which they say nothing. */
    boolean losesIgnore(BeanProperty property) {
        return !property.ignored()
                && methods().stream()
                        .filter(method -> isInherited(method)
                                && AnnotationView.oursOn(method).contains(IGNORE))
                        .anyMatch(method -> isGetter(property, method) || isSetter(property, method));
    }

    /** Tells of each of them, a record's constructors left out. */
    void report() {
        for (TypeElement owner : lineage) {
            for (Element member : owner.getEnclosedElements()) {
                if (member instanceof VariableElement field) {
                    reportField(owner, field);
                } else if (member instanceof ExecutableElement method) {
                    reportMethod(owner, method);
                    reportParameters(owner, method);
                }
            }
        }
    }

    /** Tells of those on a builder, of which nothing but names and types is read. */
    static void reportBuilder(TypeElement builder, Findings findings) {
        for (TypeElement owner : Lineage.of(builder)) {
            for (Element member : owner.getEnclosedElements()) {
                List<String> ours = new ArrayList<>(AnnotationView.oursOn(member));
                if (member instanceof ExecutableElement method) {
                    method.getParameters().forEach(parameter -> ours.addAll(AnnotationView.oursOn(parameter)));
                }
                ours.forEach(annotation -> findings.report(
                        Rule.MISPLACED_ANNOTATION,
                        Locator.ofMember(
                                findings.table(),
                                findings.type(),
                                TypeNames.of(owner),
                                member.getSimpleName().toString(),
                                annotation),
                        "The member " + member.getSimpleName() + " of the builder " + TypeNames.of(owner)
                                + " may not carry an annotation of Keywright: \"@" + annotation
                                + "\". Move it to the field or the accessor in " + findings.type() + "."));
            }
        }
    }

    private List<ExecutableElement> methods() {
        return lineage.stream()
                .flatMap(owner -> owner.getEnclosedElements().stream())
                .filter(ExecutableElement.class::isInstance)
                .map(ExecutableElement.class::cast)
                .toList();
    }

    private void reportField(TypeElement owner, VariableElement field) {
        List<String> ours = AnnotationView.oursOn(field);
        if (ours.isEmpty()) {
            return;
        }
        String subject = "field " + field.getSimpleName();
        Optional<BeanProperty> property = properties.stream()
                .filter(candidate -> candidate.field() != null
                        && candidate.field().getSimpleName().equals(field.getSimpleName()))
                .findFirst();
        if (property.isEmpty() || field.getModifiers().contains(Modifier.STATIC)) {
            ours.forEach(name -> report(owner, field, subject, name, remedy()));
        } else if (!isOwn(property.get().field(), owner)) {
            ours.stream()
                    .filter(name -> !says(property.get(), name))
                    .forEach(name -> report(
                            owner,
                            field,
                            subject,
                            name,
                            "A field of the same name hides it from " + findings.type()
                                    + "; move it there, or remove it."));
        }
    }

    private void reportMethod(TypeElement owner, ExecutableElement method) {
        List<String> ours = new ArrayList<>(AnnotationView.oursOn(method));
        if (method.getKind() == ElementKind.CONSTRUCTOR || method.getModifiers().contains(Modifier.STATIC)) {
            // One of a super class is for objects of that.
            ours.remove(Ways.CREATOR);
        }
        if (ours.isEmpty()) {
            return;
        }
        Optional<BeanProperty> read = properties.stream()
                .filter(property -> isGetter(property, method) && isOwn(property.getter(), owner))
                .findFirst();
        if (read.isPresent()) {
            return;
        }
        Optional<BeanProperty> overridden = properties.stream()
                .filter(property -> isInherited(method) && isGetter(property, method))
                .findFirst();
        Optional<BeanProperty> set = properties.stream()
                .filter(property -> isSetter(property, method))
                .findFirst();
        if (overridden.isPresent()) {
            ours.forEach(name -> reportLost(overridden.get(), owner, method, name));
        } else if (set.isPresent()) {
            ours.forEach(name -> reportSetter(set.get(), owner, method, name));
        } else {
            ours.forEach(name -> report(owner, method, "method " + method.getSimpleName(), name, remedy()));
        }
    }

    private void reportLost(BeanProperty property, TypeElement owner, ExecutableElement method, String annotation) {
        // Who says that it is not stored at all has thought of it; and what was not to be stored needs no more said.
        boolean settled = property.ignored() || (!annotation.equals(IGNORE) && losesIgnore(property));
        if (settled || says(property, annotation) || !lost.add(List.of(property.name(), annotation))) {
            return;
        }
        boolean component = type.getKind() == ElementKind.RECORD;
        String heir = component ? "component" : method.getParameters().isEmpty() ? "getter" : "setter";
        String subject = component ? property.name() + " of the record " : method.getSimpleName() + " of ";
        findings.reportProperty(
                Rule.MISPLACED_ANNOTATION,
                property.name(),
                "The " + heir + " " + subject + findings.type() + " cannot inherit an annotation of Keywright from "
                        + TypeNames.of(owner) + "." + method.getSimpleName() + ": \"@" + annotation
                        + "\". Repeat it on the "
                        + heir + ", or remove it there.");
    }

    private void reportSetter(BeanProperty property, TypeElement owner, ExecutableElement method, String annotation) {
        if (annotation.equals(IGNORE)) {
            reportLost(property, owner, method, annotation);
        } else {
            reportOfSetter(property, "setter " + method.getSimpleName(), owner, annotation);
        }
    }

    private void reportOfSetter(BeanProperty property, String subject, TypeElement owner, String annotation) {
        findings.reportProperty(
                Rule.MISPLACED_ANNOTATION,
                property.name(),
                "The " + subject + " of " + TypeNames.of(owner) + " may not carry an annotation of Keywright: \"@"
                        + annotation + "\". "
                        + (property.ignored() ? "Remove it." : "Move it to the field or the getter."));
    }

    private void reportParameters(TypeElement owner, ExecutableElement method) {
        boolean constructor = method.getKind() == ElementKind.CONSTRUCTOR;
        if (constructor && type.getKind() == ElementKind.RECORD) {
            return;
        }
        Optional<BeanProperty> set = properties.stream()
                .filter(property -> isSetter(property, method))
                .findFirst();
        for (VariableElement parameter : method.getParameters()) {
            // Class files may lack the names of parameters.
            String unnamed = "parameter of "
                    + (constructor ? "the constructor" : method.getSimpleName().toString());
            String subject = "parameter " + parameter.getSimpleName() + " of " + method.getSimpleName();
            for (String name : AnnotationView.oursOn(parameter)) {
                if (set.isPresent()) {
                    reportOfSetter(set.get(), subject, owner, name);
                } else {
                    report(owner, method, unnamed, name, remedy());
                }
            }
        }
    }

    private void report(TypeElement owner, Element member, String subject, String annotation, String remedy) {
        boolean inRecord = owner.getKind() == ElementKind.RECORD;
        findings.report(
                Rule.MISPLACED_ANNOTATION,
                Locator.ofMember(
                        findings.table(),
                        findings.type(),
                        TypeNames.of(owner),
                        member.getSimpleName().toString(),
                        annotation),
                "The " + subject + " of " + (inRecord ? "the record " : "") + TypeNames.of(owner)
                        + " may not carry an annotation of Keywright: \"@" + annotation + "\". " + remedy);
    }

    private String remedy() {
        return type.getKind() == ElementKind.RECORD
                ? "Only components are stored; move it to one, or remove it."
                : "Only fields and getters of properties are read; move it to one, or remove it.";
    }

    private static boolean says(BeanProperty property, String annotation) {
        List<String> said = new ArrayList<>();
        property.annotated().forEach(element -> said.addAll(AnnotationView.oursOn(element)));
        return said.contains(annotation);
    }

    private static boolean isInherited(ExecutableElement method) {
        return !method.getModifiers().contains(Modifier.STATIC)
                && !method.getModifiers().contains(Modifier.PRIVATE);
    }

    /** Two methods without parameters and of one name are one method to an object. */
    private static boolean isGetter(BeanProperty property, ExecutableElement method) {
        ExecutableElement getter = property.getter();
        return getter != null
                && method.getParameters().isEmpty()
                && !method.getModifiers().contains(Modifier.STATIC)
                && getter.getSimpleName().equals(method.getSimpleName());
    }

    private static boolean isSetter(BeanProperty property, ExecutableElement method) {
        return method.getParameters().size() == 1
                && !method.getModifiers().contains(Modifier.STATIC)
                && property.setters().stream()
                        .anyMatch(setter -> setter.getSimpleName().equals(method.getSimpleName()));
    }

    /** By name: a compiler may show a generic class and its members as more than one element. */
    private static boolean isOwn(@Nullable Element member, TypeElement owner) {
        return member != null
                && member.getEnclosingElement() instanceof TypeElement declaring
                && declaring.getQualifiedName().contentEquals(owner.getQualifiedName());
    }
}
