package io.keywright.schema.dialect;

import io.keywright.schema.Entity;
import io.keywright.schema.Index;
import io.keywright.schema.IndexKey;
import io.keywright.schema.KeyTemplate;
import io.keywright.schema.Property;
import io.keywright.schema.Table;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** {@code entity-chart.md}: which entity has which key in the table and in each index, and what it stores. */
public final class EntityChartMarkdown {

    private EntityChartMarkdown() {}

    /** The file's text for a table. */
    public static String write(Table table) {
        Markdown page = new Markdown().line("# Entities of " + table.name());
        chart(
                page,
                "The table",
                table.partitionKey(),
                table.sortKey(),
                table.entities().stream()
                        .map(entity ->
                                new Row(entity, entity.key().pk(), entity.key().sk()))
                        .toList());
        for (Index index : table.indexes()) {
            List<Row> rows = new ArrayList<>();
            for (Entity entity : table.entities()) {
                entity.indexKey(index.number(), index.local())
                        .map(key -> row(entity, key))
                        .ifPresent(rows::add);
            }
            chart(page, index.name(), index.partitionKey(), index.sortKey(), rows);
        }
        table.entities().forEach(entity -> properties(page, entity));
        return page.text();
    }

    private static Row row(Entity entity, IndexKey key) {
        return new Row(entity, key.pk(), key.sk());
    }

    private static void chart(
            Markdown page, String title, String partitionKey, @Nullable String sortKey, List<Row> rows) {
        List<String> head = new ArrayList<>(List.of("entity", Markdown.code(partitionKey)));
        if (sortKey != null) {
            head.add(Markdown.code(sortKey));
        }
        page.line("").line("## " + title).line("").head(head);
        for (Row row : rows) {
            List<String> cells = new ArrayList<>(
                    List.of(row.entity().name(), Markdown.code(row.pk().text())));
            if (sortKey != null) {
                cells.add(row.sk() == null ? "" : Markdown.code(row.sk().text()));
            }
            page.row(cells);
        }
    }

    private static void properties(Markdown page, Entity entity) {
        page.line("")
                .line("## " + entity.name())
                .line("")
                .line("Type " + Markdown.code(entity.type()) + ", from "
                        + Markdown.code(entity.javaType().canonicalName()) + ".")
                .line("")
                .head(List.of("property", "attribute", "stored as", "may be absent"));
        for (Property property : entity.properties()) {
            page.row(List.of(
                    property.name(),
                    Markdown.code(property.attribute()),
                    StoredTypes.of(property),
                    property.optional() ? "yes" : ""));
        }
    }

    private record Row(
            Entity entity, KeyTemplate pk, @Nullable KeyTemplate sk) {}
}
