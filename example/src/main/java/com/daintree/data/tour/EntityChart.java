package com.daintree.data.tour;

import io.keywright.schema.Entity;
import io.keywright.schema.IndexKey;
import io.keywright.schema.KeyTemplate;
import io.keywright.schema.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Which keys each type of item has, from the model that the compiler left behind. */
final class EntityChart {

    private EntityChart() {}

    /** A row for each place of each type; the counts are by type. */
    static Grid of(Table table, Map<String, Integer> counts) {
        List<List<String>> rows = new ArrayList<>();
        for (Entity entity : table.entities()) {
            String count = String.valueOf(counts.getOrDefault(entity.type(), 0));
            rows.add(row(
                    entity.type(),
                    count,
                    "table",
                    entity.key().pk(),
                    entity.key().sk()));
            for (IndexKey key : entity.indexKeys()) {
                String index =
                        table.index(key.index(), key.local()).orElseThrow().name();
                rows.add(row("", "", index, key.pk(), key.sk()));
            }
        }
        return new Grid(List.of("Type", "items", "in", "partition key", "sort key"), rows);
    }

    private static List<String> row(String type, String count, String place, KeyTemplate pk, @Nullable KeyTemplate sk) {
        return List.of(type, count, place, pk.text(), sk == null ? "" : sk.text());
    }
}
