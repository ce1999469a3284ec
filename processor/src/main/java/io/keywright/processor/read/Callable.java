package io.keywright.processor.read;

import io.keywright.processor.problem.Rule;
import java.util.Optional;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;

/** Whether generated code can call a method or constructor: it must be reachable and declare no checked exception. */
final class Callable {

    private final Types types;
    private final Elements elements;
    private final Access access;

    Callable(Types types, Elements elements, Access access) {
        this.types = types;
        this.elements = elements;
        this.access = access;
    }

    /** A getter or setter. */
    void check(ExecutableElement method, String property, Findings findings) {
        String name = method.getSimpleName().toString();
        access.memberObstacle(method, name)
                .ifPresent(obstacle -> findings.reportProperty(
                        Rule.INACCESSIBLE,
                        property,
                        "The method " + name + " of " + findings.type() + " must be reachable from "
                                + access.packageName() + ", where the generated code lies: " + obstacle
                                + ". Make it public, or annotate the property with @Ignore."));
        checkedException(method)
                .ifPresent(exception -> findings.reportProperty(
                        Rule.CHECKED_EXCEPTION,
                        property,
                        "The method " + name + " of " + findings.type() + " may not declare a checked exception: \""
                                + exception + "\". Throw an unchecked one."));
    }

    /** The constructor that builds objects. */
    void checkConstructor(ExecutableElement constructor, Findings findings) {
        access.memberObstacle(constructor, "it")
                .ifPresent(obstacle -> findings.report(
                        Rule.INACCESSIBLE,
                        "The constructor of " + findings.type() + " must be reachable from " + access.packageName()
                                + ", where the generated code lies: " + obstacle + ". Make it public."));
        checkedException(constructor)
                .ifPresent(exception -> findings.report(
                        Rule.CHECKED_EXCEPTION,
                        "The constructor of " + findings.type() + " may not declare a checked exception: \"" + exception
                                + "\". Throw an unchecked one."));
    }

    /** A static method, or a builder's, that gives a builder or an object. */
    void checkBuilding(ExecutableElement method, Findings findings) {
        String name = method.getSimpleName().toString();
        access.memberObstacle(method, name)
                .ifPresent(obstacle -> findings.report(
                        Rule.INACCESSIBLE,
                        "The method " + name + " that builds " + findings.type() + " must be reachable from "
                                + access.packageName() + ", where the generated code lies: " + obstacle
                                + ". Make it public."));
        checkedException(method)
                .ifPresent(exception -> findings.report(
                        Rule.CHECKED_EXCEPTION,
                        "The method " + name + " that builds " + findings.type()
                                + " may not declare a checked exception: \"" + exception
                                + "\". Throw an unchecked one."));
    }

    /** The builder's class. */
    void checkBuilder(TypeElement builder, Findings findings) {
        access.obstacle(builder)
                .ifPresent(obstacle -> findings.report(
                        Rule.INACCESSIBLE,
                        "The builder of " + findings.type() + " must be reachable from " + access.packageName()
                                + ", where the generated code lies: " + obstacle + ". Make it public."));
    }

    /** A checked exception that it declares. */
    Optional<String> checkedException(ExecutableElement executable) {
        return executable.getThrownTypes().stream()
                .filter(thrown -> thrown.getKind() == TypeKind.DECLARED)
                .filter(thrown -> !isA(thrown, "java.lang.RuntimeException") && !isA(thrown, "java.lang.Error"))
                .map(TypeText::of)
                .findFirst();
    }

    private boolean isA(TypeMirror thrown, String type) {
        return types.isSubtype(thrown, elements.getTypeElement(type).asType());
    }
}
