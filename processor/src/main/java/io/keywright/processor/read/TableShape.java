package io.keywright.processor.read;

import io.keywright.processor.problem.Locator;
import io.keywright.processor.problem.Problem;
import io.keywright.processor.problem.Rule;
import io.keywright.schema.QualifiedName;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.util.ElementFilter;
import org.jspecify.annotations.Nullable;

/** What is wrong with {@code @Table} itself. */
final class TableShape {

    private final QualifiedName name;
    private final TypeElement element;
    private final TableView view;
    private final List<Problem> problems = new ArrayList<>();

    TableShape(QualifiedName name, TypeElement element, TableView view) {
        this.name = name;
        this.element = element;
        this.view = view;
    }

    List<Problem> problems() {
        boolean plain = element.getKind() == ElementKind.INTERFACE
                && element.getTypeParameters().isEmpty()
                && !element.getModifiers().contains(Modifier.PRIVATE);
        if (!plain) {
            report(
                    null,
                    "must be an interface without type parameters that is not private: \"" + element.getSimpleName()
                            + "\". Write @Table interface " + element.getSimpleName() + " {}.");
        }
        if (plain) {
            methods(element)
                    .findFirst()
                    .ifPresent(method -> report(
                            null,
                            "may not have methods, since nothing implements it: \"" + method + "\". Take them out."));
        }
        if (view.entities().isEmpty() && !view.unresolved()) {
            report("entities", "must list at least one entity: \"{}\". Write @Table(entities = {….class}).");
        }
        return problems;
    }

    /** The methods of its objects, those of the interfaces above it included. */
    private static Stream<String> methods(TypeElement type) {
        return Stream.concat(
                ElementFilter.methodsIn(type.getEnclosedElements()).stream()
                        .filter(method -> !method.getModifiers().contains(Modifier.STATIC)
                                && !method.getModifiers().contains(Modifier.PRIVATE))
                        .map(method -> method.getSimpleName().toString()),
                type.getInterfaces().stream()
                        .flatMap(above -> above instanceof DeclaredType declared
                                        && declared.asElement() instanceof TypeElement element
                                ? methods(element)
                                : Stream.empty()));
    }

    private void report(@Nullable String member, String rest) {
        String subject = member == null ? "The table " + name : "The " + member + " of the table " + name;
        problems.add(new Problem(Rule.MALFORMED_TABLE, subject + " " + rest, Locator.ofTable(name, member)));
    }
}
