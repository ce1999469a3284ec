package io.keywright.processor.check;

import io.keywright.processor.problem.Problem;
import io.keywright.processor.problem.Rule;
import io.keywright.schema.Collection;
import io.keywright.schema.Entity;
import io.keywright.schema.IndexKey;
import io.keywright.schema.KeyTemplate;
import io.keywright.schema.PropertyType;
import io.keywright.schema.QualifiedName;
import io.keywright.schema.Resolution.Found;
import io.keywright.schema.Resolver;
import io.keywright.schema.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The members of an item collection lie in one partition: their templates are the same and give the same texts. */
final class CollectionCheck implements Check {

    @Override
    public List<Problem> check(Table table) {
        return table.collections().stream()
                .flatMap(collection -> check(table, collection).stream())
                .toList();
    }

    private static List<Problem> check(Table table, Collection collection) {
        List<Problem> problems = new ArrayList<>();
        Optional<Member> first = Optional.empty();
        for (QualifiedName name : collection.members()) {
            Optional<Entity> entity = table.entity(name);
            if (entity.isEmpty()) {
                continue;
            }
            Optional<KeyTemplate> partition = partition(entity.get(), collection.index());
            if (partition.isEmpty()) {
                problems.add(absent(table, collection, entity.get()));
                continue;
            }
            Member member = new Member(entity.get(), partition.get());
            if (first.isEmpty()) {
                first = Optional.of(member);
            } else if (!isShared(table, first.get(), member)) {
                problems.add(differs(table, collection, first.get(), member));
            }
        }
        return problems;
    }

    private static Optional<KeyTemplate> partition(Entity entity, int index) {
        return index == 0
                ? Optional.of(entity.key().pk())
                : entity.indexKey(index, false).map(IndexKey::pk);
    }

    private static boolean isShared(Table table, Member first, Member other) {
        if (!first.partition().text().equals(other.partition().text())) {
            return false;
        }
        // The same text can still be written differently, when a property has another type. What is broken is
        // reported elsewhere.
        return types(table, first).equals(types(table, other));
    }

    /** The types that the template's placeholders take, as far as they resolve. */
    private static List<PropertyType> types(Table table, Member member) {
        return member.partition().placeholders().stream()
                .map(placeholder -> Resolver.resolve(table, member.entity(), placeholder))
                .flatMap(resolution -> resolution instanceof Found found
                        ? Stream.of(found.component().property().type())
                        : Stream.empty())
                .toList();
    }

    private static Problem absent(Table table, Collection collection, Entity entity) {
        return new Problem(
                Rule.COLLECTION_PARTITION,
                "Every member of the collection " + Wording.name(collection.javaType()) + " must be in index "
                        + collection.index() + ": " + Wording.quoted(Wording.simple(entity.javaType()))
                        + " is not. Write @Gsi(index = " + collection.index() + ", …) on it, or take it out of the"
                        + " collection.",
                Places.collection(table, collection, "index"));
    }

    private static Problem differs(Table table, Collection collection, Member first, Member other) {
        return new Problem(
                Rule.COLLECTION_PARTITION,
                "The members of the collection " + Wording.name(collection.javaType())
                        + " must have one partition, and " + other.described() + " while " + first.described()
                        + ". Write the same template over properties of the same types, or take one of them out of the"
                        + " collection.",
                Places.collection(table, collection, null));
    }

    private record Member(Entity entity, KeyTemplate partition) {

        String described() {
            return Wording.simple(entity.javaType()) + " has " + Wording.quoted(partition.text());
        }
    }
}
