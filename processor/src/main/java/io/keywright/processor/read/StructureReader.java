package io.keywright.processor.read;

import io.keywright.processor.problem.Rule;
import java.util.List;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/** The properties of an entity or a document, whatever kind of class it is. */
final class StructureReader {

    private final Compilation compilation;
    private final SealedReader sealed;
    private final RecordReader records;
    private final BeanReader beans;

    StructureReader(Compilation compilation, Access access, Conversions conversions, String timeToLive) {
        ClassFiles classFiles = new ClassFiles(compilation);
        FieldOrder order = new FieldOrder(classFiles);
        PropertyReader properties = new PropertyReader(
                compilation.elements(),
                new TypeClassifier(compilation.elements(), access, order),
                conversions,
                timeToLive);
        Nullness nullness = new Nullness(classFiles);
        this.compilation = compilation;
        this.sealed = new SealedReader(compilation.elements(), access);
        this.records = new RecordReader(compilation.types(), properties, nullness);
        this.beans = new BeanReader(
                compilation, new BeanScanner(compilation.elements(), order), access, properties, nullness);
    }

    /** Reads what can be read, also of a class of which no object can be built: its stubs have the members all the same. */
    Members read(DeclaredType used, Findings findings) {
        TypeElement type = (TypeElement) used.asElement();
        noteMissingSuperTypes(type, findings);
        GeneratedMembers.announcedBy(type, compilation.origins())
                .ifPresent(annotation -> findings.missing("the members that @" + annotation + " announces"));
        if (SealedReader.isSealed(type)
                && DocumentView.of(type, compilation.elements()).isPresent()) {
            return sealed.read(type, findings);
        }
        String obstacle = obstacle(type, used);
        if (!obstacle.isEmpty()) {
            findings.report(
                    Rule.NOT_BUILDABLE,
                    "The class " + findings.type() + " must be a record or a JavaBean of which an object can be built: "
                            + obstacle);
            Findings rest = new Findings(findings.table(), findings.type());
            boolean hasMembers = type.getKind() == ElementKind.CLASS || type.getKind() == ElementKind.RECORD;
            Members members = hasMembers ? members(used, rest) : Members.none();
            findings.addAllButProblems(rest);
            return members;
        }
        return members(used, findings);
    }

    private Members members(DeclaredType type, Findings findings) {
        boolean isRecord = type.asElement().getKind() == ElementKind.RECORD;
        return isRecord ? records.read(type, findings) : beans.read(type, findings);
    }

    private static String obstacle(TypeElement type, DeclaredType used) {
        if (type.getKind() != ElementKind.RECORD && type.getKind() != ElementKind.CLASS) {
            return "it is an " + (type.getKind() == ElementKind.ENUM ? "enum" : "interface") + ". Write a record.";
        }
        if (type.getModifiers().contains(Modifier.ABSTRACT)) {
            return "it is abstract. Name the class that extends it instead.";
        }
        if (used.getTypeArguments().stream().anyMatch(argument -> argument.getKind() == TypeKind.TYPEVAR)) {
            return "it is generic, which only a @Document can be. Write a class of its own for the types that are"
                    + " meant.";
        }
        boolean nested = type.getEnclosingElement() instanceof TypeElement;
        return nested && !type.getModifiers().contains(Modifier.STATIC)
                ? "it is an inner class, which needs an object around it. Make it static."
                : "";
    }

    private static void noteMissingSuperTypes(TypeElement type, Findings findings) {
        TypeMirror superclass = type.getSuperclass();
        if (superclass.getKind() == TypeKind.ERROR) {
            findings.missing(superclass.toString());
        } else if (superclass instanceof DeclaredType declared && declared.asElement() instanceof TypeElement element) {
            noteMissingSuperTypes(element, findings);
        }
        List<? extends TypeMirror> interfaces = type.getInterfaces();
        interfaces.stream()
                .filter(superInterface -> superInterface.getKind() == TypeKind.ERROR)
                .forEach(superInterface -> findings.missing(superInterface.toString()));
    }
}
