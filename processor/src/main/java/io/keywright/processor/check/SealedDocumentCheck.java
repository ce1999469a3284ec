package io.keywright.processor.check;

import io.keywright.processor.problem.Locator;
import io.keywright.processor.problem.Problem;
import io.keywright.processor.problem.Rule;
import io.keywright.schema.Construction.Member;
import io.keywright.schema.Construction.Sealed;
import io.keywright.schema.Document;
import io.keywright.schema.Property;
import io.keywright.schema.PropertyType.DocumentType;
import io.keywright.schema.Table;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A tag, the present and the former ones, means one document of a sealed interface, and its attribute nothing else. */
final class SealedDocumentCheck implements Check {

    @Override
    public List<Problem> check(Table table) {
        List<Problem> problems = new ArrayList<>();
        for (Document document : table.documents()) {
            document.sealed().ifPresent(several -> {
                checkTags(table, document, several, problems);
                several.members().forEach(member -> checkAttribute(table, document, several, member, problems));
            });
        }
        return problems;
    }

    private static void checkTags(Table table, Document document, Sealed sealed, List<Problem> problems) {
        Map<String, Member> byTag = new HashMap<>();
        for (Member member : sealed.members()) {
            checkTag(table, document, member, member.tag(), byTag, problems);
        }
        for (Member member : sealed.members()) {
            member.formerly().forEach(former -> checkTag(table, document, member, former, byTag, problems));
        }
    }

    private static void checkTag(
            Table table,
            Document document,
            Member member,
            String tag,
            Map<String, Member> byTag,
            List<Problem> problems) {
        Member other = byTag.putIfAbsent(tag, member);
        if (other == null) {
            return;
        }
        boolean former = !tag.equals(member.tag()) || other.equals(member);
        problems.add(new Problem(
                Rule.DUPLICATE_TAG,
                "The document " + Wording.name(member.document()) + " may not have "
                        + (other.equals(member)
                                ? "a tag twice"
                                : "a tag that " + Wording.name(other.document()) + " has or had")
                        + ", both being " + Wording.simple(document.javaType()) + ": " + Wording.quoted(tag)
                        + ". Write another in @Document(" + (former ? "formerly" : "tag") + " = …), or take it out.",
                Locator.ofAnnotation(table.type(), member.document(), "Document", -1, former ? "formerly" : "tag")));
    }

    private static void checkAttribute(
            Table table, Document document, Sealed sealed, Member member, List<Problem> problems) {
        List<Property> properties = table.document(new DocumentType(member.document()))
                .map(Document::properties)
                .orElse(List.of());
        for (Property property : properties) {
            if (property.storedNames().contains(sealed.tagAttribute())) {
                problems.add(new Problem(
                        Rule.SHARED_ATTRIBUTE,
                        "The tag of " + Wording.name(document.javaType()) + " may not share an attribute with "
                                + Wording.name(member.document()) + "." + property.name() + ": "
                                + Wording.quoted(sealed.tagAttribute())
                                + ". Write @Document(tagAttribute = …) on the interface with a name of its own.",
                        Locator.ofAnnotation(table.type(), document.javaType(), "Document", -1, "tagAttribute")));
            }
        }
    }
}
