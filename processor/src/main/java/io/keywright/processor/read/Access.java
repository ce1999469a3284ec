package io.keywright.processor.read;

import io.keywright.schema.QualifiedName;
import java.util.Optional;
import javax.lang.model.element.Element;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.ModuleElement;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;

/** What generated code can reach: it lies in the package of the table's interface. */
final class Access {

    private final Elements elements;
    private final PackageElement from;

    Access(Elements elements, TypeElement table) {
        this.elements = elements;
        this.from = elements.getPackageOf(table);
    }

    /** Why a class cannot be reached, as a clause; empty where it can. */
    Optional<String> obstacle(TypeElement type) {
        Element at = type;
        while (at instanceof TypeElement) {
            Optional<String> obstacle =
                    ownObstacle(at, TypeNames.of((TypeElement) at).toString());
            if (obstacle.isPresent()) {
                return obstacle;
            }
            at = at.getEnclosingElement();
        }
        return moduleObstacle(type);
    }

    /** Why a method or constructor of a class that can be reached cannot; empty where it can. */
    Optional<String> memberObstacle(Element member, String name) {
        return ownObstacle(member, name);
    }

    /** The table's package, for remedies. */
    String packageName() {
        return from.isUnnamed()
                ? "the unnamed package"
                : from.getQualifiedName().toString();
    }

    private Optional<String> ownObstacle(Element element, String name) {
        if (element.getModifiers().contains(Modifier.PUBLIC)) {
            return Optional.empty();
        }
        if (element.getModifiers().contains(Modifier.PRIVATE)) {
            return Optional.of(name + " is private");
        }
        PackageElement home = elements.getPackageOf(element);
        if (home.getQualifiedName().contentEquals(from.getQualifiedName())) {
            return Optional.empty();
        }
        String visibility = element.getModifiers().contains(Modifier.PROTECTED) ? "protected" : "package-private";
        return Optional.of(name + " is " + visibility + " in " + home.getQualifiedName());
    }

    private Optional<String> moduleObstacle(TypeElement type) {
        ModuleElement home = elements.getModuleOf(type);
        ModuleElement mine = elements.getModuleOf(from);
        if (home == null || mine == null || home.equals(mine)) {
            return Optional.empty();
        }
        QualifiedName name = TypeNames.of(type);
        if (elements.getTypeElement(mine, name.canonicalName()) != null) {
            return Optional.empty();
        }
        String reader = mine.isUnnamed() ? "the class path" : "module " + mine.getQualifiedName();
        return Optional.of(
                "package " + name.packageName() + " of " + describe(home) + " is not readable from " + reader);
    }

    private static String describe(ModuleElement module) {
        return module.isUnnamed() ? "the class path" : "module " + module.getQualifiedName();
    }
}
