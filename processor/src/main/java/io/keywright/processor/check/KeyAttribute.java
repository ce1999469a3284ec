package io.keywright.processor.check;

import io.keywright.processor.problem.Locator;
import io.keywright.schema.Index;
import io.keywright.schema.Table;
import java.util.ArrayList;
import java.util.List;

/**
 * An attribute that belongs to the table's structure.
 *
 * @param name as it is stored
 * @param owner whose it is, as messages say: {@code the sort key of index GSI1 (@Gsi number 1)}
 * @param at where its name can be given
 * @param configured whether the name differs from the one that a table has unless it says otherwise
 * @param pair the attributes that an index has unless the table says otherwise; for messages
 */
record KeyAttribute(String name, String owner, Locator at, boolean configured, String pair) {

    /** Those of the table, then those of its indexes. The partition key of a local index is the table's. */
    static List<KeyAttribute> of(Table table) {
        List<KeyAttribute> attributes = new ArrayList<>();
        attributes.add(ofTable(table, table.partitionKey(), "the partition key of the table", "partitionKey", "PK"));
        if (table.sortKey() != null) {
            attributes.add(ofTable(table, table.sortKey(), "the sort key of the table", "sortKey", "SK"));
        }
        attributes.add(ofTable(table, table.typeAttribute(), "the type attribute of the table", "type", "Type"));
        String timeToLive = table.timeToLive();
        if (timeToLive != null) {
            Locator at = Locator.ofTable(table.type(), "timeToLive");
            attributes.add(new KeyAttribute(timeToLive, "the time to live of the table", at, false, "\"ttl\""));
        }
        for (Index index : table.indexes()) {
            if (!index.local()) {
                attributes.add(ofIndex(table, index, index.partitionKey(), "partitionKey", "PK"));
            }
            if (index.sortKey() != null) {
                attributes.add(ofIndex(table, index, index.sortKey(), "sortKey", "SK"));
            }
        }
        return attributes;
    }

    private static KeyAttribute ofTable(Table table, String name, String owner, String member, String unlessSaid) {
        Locator at = Locator.ofTable(table.type(), member);
        return new KeyAttribute(name, owner, at, !name.equals(unlessSaid), Wording.quoted(unlessSaid));
    }

    private static KeyAttribute ofIndex(Table table, Index index, String name, String member, String suffix) {
        String prefix = (index.local() ? "LSI" : "GSI") + index.number();
        String role = member.equals("sortKey") ? "the sort key of " : "the partition key of ";
        Locator at = Locator.ofIndex(table.type(), index.number(), index.local(), member);
        String pair = index.local()
                ? Wording.quoted(prefix + "SK")
                : Wording.quoted(prefix + "PK") + " and " + Wording.quoted(prefix + "SK");
        return new KeyAttribute(name, role + describe(index), at, !name.equals(prefix + suffix), pair);
    }

    /** {@code index 2}, {@code local index 1}. */
    static String describe(Index index) {
        return (index.local() ? "local index " : "index ") + index.number();
    }
}
