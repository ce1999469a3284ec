package io.keywright.schema.dialect;

import io.keywright.schema.Entity;
import io.keywright.schema.Index;
import io.keywright.schema.KeyTemplate;
import io.keywright.schema.Table;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The table or one of its indexes, with what lies there. */
record ChartPlace(
        String title,
        String id,
        String partitionKey,
        @Nullable String sortKey,
        List<Member> members) {

    /** An entity in it, by its templates. */
    record Member(
            Entity entity,
            int number,
            KeyTemplate pk,
            @Nullable KeyTemplate sk) {

        /** Whether a partition can hold several: the sort key takes what the partition key does not. */
        boolean isMany() {
            return sk != null && !pk.placeholders().containsAll(sk.placeholders());
        }

        String sortText() {
            return sk == null ? "" : sk.text();
        }
    }

    /** The table, then its indexes. */
    static List<ChartPlace> of(Table table) {
        List<ChartPlace> places = new ArrayList<>();
        List<Member> all = new ArrayList<>();
        for (int i = 0; i < table.entities().size(); i++) {
            Entity entity = table.entities().get(i);
            all.add(new Member(entity, i, entity.key().pk(), entity.key().sk()));
        }
        places.add(new ChartPlace("The table", "table", table.partitionKey(), table.sortKey(), all));
        for (Index index : table.indexes()) {
            List<Member> members = new ArrayList<>();
            for (int i = 0; i < table.entities().size(); i++) {
                Entity entity = table.entities().get(i);
                int number = i;
                entity.indexKey(index.number(), index.local())
                        .ifPresent(key -> members.add(new Member(entity, number, key.pk(), key.sk())));
            }
            String id = (index.local() ? "local-" : "global-") + index.number();
            places.add(new ChartPlace(index.name(), id, index.partitionKey(), index.sortKey(), members));
        }
        return places;
    }

    @Nullable
    Member memberOf(Entity entity) {
        return members.stream()
                .filter(member -> member.entity().equals(entity))
                .findFirst()
                .orElse(null);
    }
}
