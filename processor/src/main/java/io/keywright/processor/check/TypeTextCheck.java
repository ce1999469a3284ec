package io.keywright.processor.check;

import io.keywright.processor.problem.Locator;
import io.keywright.processor.problem.Problem;
import io.keywright.processor.problem.Rule;
import io.keywright.schema.Construction.Member;
import io.keywright.schema.Construction.Sealed;
import io.keywright.schema.Document;
import io.keywright.schema.Entity;
import io.keywright.schema.Surrogates;
import io.keywright.schema.Table;
import java.util.ArrayList;
import java.util.List;

/** The texts that tell what an item or a document is can be stored, the former ones as well. */
final class TypeTextCheck implements Check {

    @Override
    public List<Problem> check(Table table) {
        List<Problem> problems = new ArrayList<>();
        for (Entity entity : table.entities()) {
            entity.types().stream()
                    .filter(type -> !Surrogates.arePaired(type))
                    .forEach(type -> problems.add(problem(
                            "The type of the entity " + Wording.name(entity.javaType()),
                            Places.entity(table, entity, type.equals(entity.type()) ? "type" : "formerly"))));
        }
        for (Document document : table.documents()) {
            document.sealed().map(Sealed::members).orElse(List.of()).forEach(member -> check(table, member, problems));
        }
        return problems;
    }

    private static void check(Table table, Member member, List<Problem> problems) {
        List<String> tags = new ArrayList<>(List.of(member.tag()));
        tags.addAll(member.formerly());
        for (String tag : tags) {
            if (!Surrogates.arePaired(tag)) {
                problems.add(problem(
                        "The tag of the document " + Wording.name(member.document()),
                        Locator.ofAnnotation(
                                table.type(),
                                member.document(),
                                "Document",
                                -1,
                                tag.equals(member.tag()) ? "tag" : "formerly")));
            }
        }
    }

    private static Problem problem(String subject, Locator at) {
        return new Problem(
                Rule.INVALID_TYPE,
                subject + " may not hold half of a surrogate pair, which cannot be stored. Write the whole character.",
                at);
    }
}
