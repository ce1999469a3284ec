package io.keywright.processor.read;

import io.keywright.processor.problem.Rule;
import java.util.List;
import java.util.Optional;
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
    private final ValueReader values;
    private final Ways ways;
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
        this.records = new RecordReader(compilation, properties, nullness);
        BeanScanner scanner = new BeanScanner(compilation.elements(), order);
        this.beans = new BeanReader(compilation, scanner, access, properties, nullness);
        this.values = new ValueReader(compilation, scanner, access, properties, nullness);
        this.ways = new Ways(compilation, access, scanner);
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
            reportObstacle(obstacle, findings);
            return type.getKind() == ElementKind.ENUM ? Members.none() : stub(used, findings);
        }
        return members(used, findings);
    }

    private static void reportObstacle(String obstacle, Findings findings) {
        findings.report(
                Rule.NOT_BUILDABLE,
                "The class " + findings.type() + " must be one of which objects can be built: " + obstacle);
    }

    /** What a class shows of which no object can be built. */
    private Members stub(DeclaredType type, Findings findings) {
        Findings rest = new Findings(findings.table(), findings.type());
        Members members =
                type.asElement().getKind() == ElementKind.RECORD ? records.read(type, rest) : beans.read(type, rest);
        findings.addAllButProblems(rest);
        return members;
    }

    private Members members(DeclaredType type, Findings findings) {
        if (type.asElement().getKind() == ElementKind.RECORD) {
            return records.read(type, findings);
        }
        Optional<Way> way = ways.find(type, findings);
        if (way.isPresent()) {
            return values.read(type, way.get(), findings);
        }
        boolean told = findings.has(Rule.NOT_BUILDABLE) || findings.has(Rule.UNNAMED_PARAMETERS);
        boolean unbuilt = type.asElement().getModifiers().contains(Modifier.ABSTRACT);
        if (unbuilt && !told && findings.missing().isEmpty()) {
            reportObstacle(
                    "it is " + (type.asElement().getKind() == ElementKind.CLASS ? "abstract" : "an interface")
                            + ", and has no static method builder(). Add one, annotate a static method that takes all"
                            + " properties with @Creator, or name the class that extends it instead.",
                    findings);
        }
        return told || unbuilt ? stub(type, findings) : beans.read(type, findings);
    }

    private static String obstacle(TypeElement type, DeclaredType used) {
        if (type.getKind() == ElementKind.ENUM || type.getKind() == ElementKind.ANNOTATION_TYPE) {
            return "it is an " + (type.getKind() == ElementKind.ENUM ? "enum" : "annotation") + ". Write a record.";
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
