package io.keywright.tools.output;

import io.keywright.schema.Entity;
import io.keywright.schema.Property;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Prints items as was asked for. JSON and raw items go out one by one; a table waits for {@link #finish}, since its
 * columns are as wide as their widest text, and begins anew after {@value #ROWS} rows.
 */
public final class ItemPrinter {

    private static final int ROWS = 1_000;

    private final Results results;
    private final ItemView view;
    private final Map<Entity, Columns> tables = new LinkedHashMap<>();
    private int waiting;

    /** Prints to these results. */
    public ItemPrinter(Results results, ItemView view) {
        this.results = results;
        this.view = view;
    }

    /** An item of an entity. */
    public void item(Entity entity, Map<String, AttributeValue> item) {
        switch (results.format()) {
            case RAW -> results.line(ItemJson.write(item));
            case JSON -> results.line(view.json(entity, item));
            case TABLE -> row(entity, item);
        }
    }

    /** Prints what still waits. */
    public void finish() {
        boolean several = tables.size() > 1;
        tables.forEach((entity, columns) -> {
            if (several) {
                results.line("-- " + entity.name());
            }
            results.columns(columns);
        });
        tables.clear();
        waiting = 0;
    }

    private void row(Entity entity, Map<String, AttributeValue> item) {
        List<String> names = entity.properties().stream().map(Property::name).toList();
        Map<String, AttributeValue> properties = view.properties(entity, item);
        tables.computeIfAbsent(entity, any -> new Columns(names.toArray(String[]::new)))
                .row(names.stream()
                        .map(name -> properties.containsKey(name) ? view.cell(entity, name, properties.get(name)) : "")
                        .toArray());
        if (++waiting == ROWS) {
            finish();
        }
    }
}
