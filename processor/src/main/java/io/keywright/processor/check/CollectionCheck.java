package io.keywright.processor.check;

import io.keywright.processor.problem.Problem;
import io.keywright.processor.problem.Rule;
import io.keywright.schema.Collection;
import io.keywright.schema.Component;
import io.keywright.schema.Entity;
import io.keywright.schema.Formats;
import io.keywright.schema.Index;
import io.keywright.schema.Index.Projection;
import io.keywright.schema.IndexKey;
import io.keywright.schema.KeyFormat;
import io.keywright.schema.KeyTemplate;
import io.keywright.schema.PropertyType;
import io.keywright.schema.QualifiedName;
import io.keywright.schema.Resolution.Found;
import io.keywright.schema.Resolver;
import io.keywright.schema.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;

/**
 * The members of an item collection lie in one partition: their templates are the same and give the same texts. What
 * holds that partition holds the members whole.
 */
final class CollectionCheck implements Check {

    @Override
    public List<Problem> check(Table table) {
        return table.collections().stream()
                .flatMap(collection -> check(table, collection).stream())
                .toList();
    }

    private static List<Problem> check(Table table, Collection collection) {
        List<Problem> problems = new ArrayList<>();
        projected(table, collection).ifPresent(index -> problems.add(partly(table, collection, index)));
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
            if (!isSound(table, member)) {
                continue;
            }
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

    /** What is wrong with a template is told of the template: compared, it would be told twice. */
    private static boolean isSound(Table table, Member member) {
        return member.partition().faults().isEmpty()
                && Resolver.resolves(table, member.entity(), member.partition().placeholders());
    }

    private static boolean isShared(Table table, Member first, Member other) {
        if (!first.partition().text().equals(other.partition().text())) {
            return false;
        }
        // The same text can still be written differently, when a property has another type: whole numbers of any type
        // are written alike, times with and without a zone are not.
        return written(table, first).equals(written(table, other));
    }

    /** How the template's placeholders are written. */
    private static List<Written> written(Table table, Member member) {
        return member.partition().placeholders().stream()
                .map(placeholder -> Resolver.resolve(table, member.entity(), placeholder))
                .flatMap(resolution ->
                        resolution instanceof Found found ? Stream.of(Written.of(found.component())) : Stream.empty())
                .toList();
    }

    private static Optional<Index> projected(Table table, Collection collection) {
        return collection.index() == 0
                ? Optional.empty()
                : table.index(collection.index(), false).filter(index -> index.projection() != Projection.ALL);
    }

    private static Problem partly(Table table, Collection collection, Index index) {
        return new Problem(
                Rule.COLLECTION_PROJECTION,
                "index of @ItemCollection on " + Wording.name(collection.javaType())
                        + " must be that of an index which holds whole items: " + Wording.quoted(index.name())
                        + " has projection " + index.projection() + ". Write projection = Projected.ALL in its @Index,"
                        + " or read the members with queries of their own.",
                Places.collection(table, collection, "index"));
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
                        + ". Write the same template over properties that are written alike, or take one of them out of the"
                        + " collection.",
                Places.collection(table, collection, null));
    }

    /**
     * What texts a placeholder gives.
     *
     * @param format how its values are written
     * @param width which tells a time with a zone from one without
     * @param texts the names of an enum
     */
    private record Written(KeyFormat format, OptionalInt width, Optional<List<String>> texts) {

        static Written of(Component component) {
            PropertyType type = component.property().type();
            KeyFormat format = component.format();
            return new Written(format, Formats.fixedWidth(format, type), Formats.texts(format, type));
        }
    }

    private record Member(Entity entity, KeyTemplate partition) {

        String described() {
            return Wording.simple(entity.javaType()) + " has " + Wording.quoted(partition.text());
        }
    }
}
