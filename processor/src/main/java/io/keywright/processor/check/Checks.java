package io.keywright.processor.check;

import io.keywright.processor.problem.Problem;
import io.keywright.schema.Table;
import java.util.List;

/**
 * The rule book, in the order in which problems are told: what is wrong with names first, then single templates, then
 * what entities do to each other. Each check reports its own rules only and stays silent where an earlier one has
 * already said why something cannot be judged, so one mistake gives one message.
 */
public final class Checks {

    private static final List<Check> RULES = List.of(
            new DelimiterCheck(),
            new DefinitionCheck(),
            new AttributeNameCheck(),
            new IndexNameCheck(),
            new DeclaredNameCheck(),
            new TypeClashCheck(),
            new MemberClashCheck(),
            new TypeTextCheck(),
            new DuplicateTypeCheck(),
            new DuplicateAttributeCheck(),
            new NullableSetCheck(),
            new SharedAttributeCheck(),
            new SealedDocumentCheck(),
            new DefaultCheck(),
            new BraceCheck(),
            new PlaceholderCheck(),
            new StoredTextCheck(),
            new ShardCheck(),
            new PrimaryKeyCheck(),
            new WidthCheck(),
            new NeighbourCheck(),
            new KeyLengthCheck(),
            new SortKeyCheck(),
            new CollisionCheck(),
            new ProjectionCheck(),
            new LocalIndexCheck(),
            new CollectionCheck(),
            new CollectionHeadCheck(),
            new VersionCheck(),
            new TimeToLiveCheck(),
            new TimeOfWritingCheck(),
            new UniqueCheck(),
            new FoldingCheck(),
            new MarkPlaceCheck(),
            new CopyCheck(),
            new RefCheck(),
            new EdgeCheck(),
            new NodeCheck(),
            new MaxSizeCheck(),
            new MixedQueryCheck(),
            new HotPartitionCheck(),
            new IndexCountCheck());

    private Checks() {}

    /** Every problem of one table. */
    public static List<Problem> all(Table table) {
        return RULES.stream().flatMap(rule -> rule.check(table).stream()).toList();
    }

    /** The problems that tables of one compilation give each other; each is told at the later table. */
    public static List<Problem> across(List<Table> tables) {
        return TableOverlap.check(tables);
    }
}
