package io.keywright.processor.read;

import io.keywright.processor.problem.Rule;
import io.keywright.schema.Construction;
import io.keywright.schema.Construction.Member;
import io.keywright.schema.PropertyType.DocumentType;
import io.keywright.schema.QualifiedName;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Elements;

/** The documents that a sealed interface permits, those of further sealed interfaces included, in the order of names. */
final class SealedReader {

    private final Elements elements;
    private final Access access;

    SealedReader(Elements elements, Access access) {
        this.elements = elements;
        this.access = access;
    }

    /** Whether objects of a type are objects of the types that it permits, and of no others. */
    static boolean isSealed(TypeElement type) {
        boolean hasNoObjects = type.getKind() == ElementKind.INTERFACE
                || (type.getKind() == ElementKind.CLASS && type.getModifiers().contains(Modifier.ABSTRACT));
        return hasNoObjects && !type.getPermittedSubclasses().isEmpty();
    }

    Members read(TypeElement type, Findings findings) {
        Optional<DocumentView> view = DocumentView.of(type, elements);
        if (!type.getTypeParameters().isEmpty()) {
            report(findings, "may not have type parameters: \"" + type.asType() + "\". Write one without.");
        }
        if (view.filter(DocumentView::tagged).isPresent()) {
            report(
                    findings,
                    "may not have a tag of its own: \"" + view.get().tag()
                            + "\". Only the documents that it permits are stored; give them tags.");
        }
        SortedMap<QualifiedName, TypeElement> permitted = new TreeMap<>();
        collect(type, permitted, findings);
        List<Member> members = permitted.entrySet().stream()
                .flatMap(entry -> member(entry, findings).stream())
                .toList();
        String tagAttribute = view.map(DocumentView::tagAttribute).orElse("");
        return new Members(List.of(), new Construction.Sealed(tagAttribute, members), Map.of());
    }

    private static void collect(TypeElement type, SortedMap<QualifiedName, TypeElement> permitted, Findings findings) {
        for (TypeMirror mirror : type.getPermittedSubclasses()) {
            if (mirror.getKind() == TypeKind.ERROR) {
                findings.missing(mirror.toString());
            } else if (mirror instanceof DeclaredType declared && declared.asElement() instanceof TypeElement element) {
                if (isSealed(element)) {
                    collect(element, permitted, findings);
                } else {
                    permitted.put(TypeNames.of(element), element);
                }
            }
        }
    }

    private Optional<Member> member(Map.Entry<QualifiedName, TypeElement> entry, Findings findings) {
        QualifiedName name = entry.getKey();
        TypeElement type = entry.getValue();
        Optional<DocumentView> view = DocumentView.of(type, elements);
        Optional<String> obstacle = obstacle(type, view.isPresent());
        if (view.isEmpty() || obstacle.isPresent()) {
            report(
                    findings,
                    "may permit only documents that it can be built as: \"" + name + "\" " + obstacle.orElse("") + ".");
            return Optional.empty();
        }
        DocumentType document = new DocumentType(name);
        findings.document(document, (DeclaredType) type.asType());
        if (view.get().unresolved()) {
            findings.missing("a value in the annotations of " + name);
        }
        String tag = view.get().tag();
        return Optional.of(new Member(
                name, tag.isEmpty() ? name.simpleName() : tag, view.get().formerly()));
    }

    private Optional<String> obstacle(TypeElement type, boolean annotated) {
        if (!annotated) {
            return Optional.of("lacks @Document. Annotate it, or take it from the interface");
        }
        boolean isFinal =
                type.getKind() == ElementKind.RECORD || type.getModifiers().contains(Modifier.FINAL);
        if (!isFinal) {
            return Optional.of("may have subclasses. Make it a record or a final class");
        }
        if (!type.getTypeParameters().isEmpty()) {
            return Optional.of("is generic. Write a document without type parameters");
        }
        return access.obstacle(type)
                .map(clause -> "cannot be reached from " + access.packageName() + ", where the generated code lies ("
                        + clause + "). Make it public");
    }

    private static void report(Findings findings, String rest) {
        findings.report(Rule.MALFORMED_SEALED_DOCUMENT, "The sealed document " + findings.type() + " " + rest);
    }
}
