package io.keywright.processor.read;

import io.keywright.processor.problem.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;

/**
 * Finds how objects of a class are built: what {@code @Creator} names; else setters, where there is a constructor without
 * parameters to begin with; else a builder; else the one constructor or static method that takes all properties by name.
 */
final class Ways {

    static final String CREATOR = "Creator";

    private final Elements elements;
    private final Types types;
    private final Access access;
    private final Origins origins;
    private final BeanScanner scanner;
    private final Builders builders;

    Ways(Compilation compilation, Access access, BeanScanner scanner) {
        this.elements = compilation.elements();
        this.types = compilation.types();
        this.origins = compilation.origins();
        this.access = access;
        this.scanner = scanner;
        this.builders = new Builders(compilation);
    }

    /** The way; empty for a JavaBean, or where the class has none, which is told then. */
    Optional<Way> find(DeclaredType used, Findings findings) {
        TypeElement type = (TypeElement) used.asElement();
        List<ExecutableElement> marked = marked(type);
        if (!marked.isEmpty()) {
            return marked(used, marked, findings);
        }
        if (isBean(type)) {
            return Optional.empty();
        }
        Optional<Way> built = builders.find(used, findings);
        if (built.isPresent() || !findings.missing().isEmpty()) {
            return built;
        }
        return unmarked(used, findings);
    }

    /** Whether nothing but setters can be meant. */
    private boolean isBean(TypeElement type) {
        boolean begins = type.getKind() == ElementKind.CLASS
                && !type.getModifiers().contains(Modifier.ABSTRACT)
                && ElementFilter.constructorsIn(type.getEnclosedElements()).stream()
                        .anyMatch(constructor -> constructor.getParameters().isEmpty()
                                && access.memberObstacle(constructor, "it").isEmpty());
        return begins
                && ElementFilter.methodsIn(elements.getAllMembers(type)).stream()
                        .anyMatch(method -> method.getParameters().size() == 1
                                && method.getSimpleName().toString().startsWith("set")
                                && !method.getModifiers().contains(Modifier.STATIC)
                                && !method.getModifiers().contains(Modifier.PRIVATE));
    }

    static List<ExecutableElement> marked(TypeElement type) {
        return executables(type)
                .filter(executable -> AnnotationView.oursOn(executable).contains(CREATOR))
                .toList();
    }

    private static Stream<ExecutableElement> executables(TypeElement type) {
        return type.getEnclosedElements().stream()
                .filter(ExecutableElement.class::isInstance)
                .map(ExecutableElement.class::cast)
                .filter(executable -> executable.getKind() == ElementKind.CONSTRUCTOR
                        || executable.getModifiers().contains(Modifier.STATIC));
    }

    private Optional<Way> marked(DeclaredType used, List<ExecutableElement> marked, Findings findings) {
        ExecutableElement executable = marked.get(0);
        boolean constructor = executable.getKind() == ElementKind.CONSTRUCTOR;
        boolean isAbstract = used.asElement().getModifiers().contains(Modifier.ABSTRACT);
        if (marked.size() > 1) {
            report(findings, "may have one @Creator only: it has " + marked.size() + ". Remove the others.");
        } else if (constructor && executable.getParameters().isEmpty()) {
            return Optional.empty();
        } else if (constructor && isAbstract) {
            report(
                    findings,
                    "cannot be built by the constructor with @Creator: it is abstract. Annotate a static method that"
                            + " gives objects.");
        } else if (!constructor && executable.getParameters().isEmpty()) {
            Optional<Way> built = builders.of((TypeElement) used.asElement(), executable, used, findings);
            if (built.isEmpty() && findings.missing().isEmpty()) {
                report(
                        findings,
                        "must be built by the method with @Creator: " + executable.getSimpleName()
                                + "() takes nothing and gives no builder, which has a method build(). Annotate the one that is"
                                + " meant.");
            }
            return built;
        } else {
            Optional<Way> called = called(executable, used);
            if (called.isEmpty()) {
                report(
                        findings,
                        "must be built by the method with @Creator: " + executable.getSimpleName()
                                + " gives another type. Annotate one that gives " + TypeText.of(used) + ".");
            } else if (isUnnamed(executable, origins, findings)) {
                return Optional.empty();
            }
            return called;
        }
        return Optional.empty();
    }

    /** The one that takes all properties by name. */
    private Optional<Way> unmarked(DeclaredType used, Findings findings) {
        TypeElement type = (TypeElement) used.asElement();
        Map<String, VariableElement> fields = scanner.fields(type, findings);
        Accessors accessors = Accessors.of(type, fields, elements);
        List<ExecutableElement> reachable = executables(type)
                .filter(executable -> !executable.getParameters().isEmpty()
                        && access.memberObstacle(executable, "it").isEmpty()
                        && called(executable, used).isPresent())
                .filter(executable -> executable.getKind() != ElementKind.CONSTRUCTOR
                        || !type.getModifiers().contains(Modifier.ABSTRACT))
                .toList();
        List<ExecutableElement> fitting = reachable.stream()
                .filter(executable -> takesAll(executable, accessors))
                .toList();
        if (fitting.size() > 1) {
            report(
                    findings,
                    "must say how it is built: " + fitting.size()
                            + " of its constructors and static methods take all its properties. Annotate one of them with"
                            + " @Creator.");
            return Optional.empty();
        }
        // The only one that can be meant gives the most exact messages.
        List<ExecutableElement> candidates = fitting.isEmpty() ? withAccessors(reachable, accessors) : fitting;
        if (candidates.size() != 1) {
            return Optional.empty();
        }
        return isUnnamed(candidates.get(0), origins, findings) ? Optional.empty() : called(candidates.get(0), used);
    }

    private static boolean takesAll(ExecutableElement executable, Accessors accessors) {
        List<String> names = names(executable);
        return names.stream().allMatch(name -> accessors.of(name).isPresent())
                && accessors.unset(names, "").values().stream()
                        .allMatch(method -> AnnotationView.oursOn(method).contains("Ignore"));
    }

    private static List<ExecutableElement> withAccessors(List<ExecutableElement> reachable, Accessors accessors) {
        List<ExecutableElement> candidates = new ArrayList<>(reachable);
        candidates.removeIf(executable -> !areUnnamed(executable)
                && names(executable).stream()
                        .noneMatch(name -> accessors.of(name).isPresent()));
        return candidates;
    }

    private Optional<Way> called(ExecutableElement executable, DeclaredType used) {
        Substitution none = Substitution.of(used, types);
        if (executable.getKind() == ElementKind.CONSTRUCTOR) {
            return executable.getTypeParameters().isEmpty()
                    ? Optional.of(new Way.Called(executable, none))
                    : Optional.empty();
        }
        TypeMirror result = executable.getReturnType();
        boolean gives =
                result.getKind() == TypeKind.DECLARED && types.isSubtype(types.erasure(result), types.erasure(used));
        return gives
                ? Optional.of(new Way.Called(executable, Substitution.of((DeclaredType) result, used, types)))
                : Optional.empty();
    }

    private static List<String> names(ExecutableElement executable) {
        return executable.getParameters().stream()
                .map(Element::getSimpleName)
                .map(Object::toString)
                .toList();
    }

    /** A compiler that does not find the names in a class file makes some up, each by its place. */
    private static boolean areUnnamed(ExecutableElement executable) {
        List<String> names = names(executable);
        for (int i = 0; i < names.size(); i++) {
            if (!names.get(i).equals("arg" + i)) {
                return false;
            }
        }
        return true;
    }

    /** Whether the names of the parameters cannot be had, which is told then. */
    static boolean isUnnamed(ExecutableElement executable, Origins origins, Findings findings) {
        if (!areUnnamed(executable)
                || origins.isSource((TypeElement) Objects.requireNonNull(executable.getEnclosingElement()))) {
            return false;
        }
        String subject = executable.getKind() == ElementKind.CONSTRUCTOR
                ? "constructor"
                : "method " + executable.getSimpleName();
        findings.report(
                Rule.UNNAMED_PARAMETERS,
                "The " + subject + " of " + findings.type() + " must have parameters with names, which are those of the"
                        + " properties: its class file has none. Compile it with the option -parameters, or together"
                        + " with the table.");
        return true;
    }

    private static void report(Findings findings, String rest) {
        findings.report(Rule.NOT_BUILDABLE, "The class " + findings.type() + " " + rest);
    }
}
