package io.keywright.tools.item;

import io.keywright.schema.Entity;
import io.keywright.schema.Table;
import io.keywright.tools.command.CommandFailedException;
import io.keywright.tools.command.ExitCode;
import io.keywright.tools.generated.GeneratedTable;
import io.keywright.tools.output.Format;
import io.keywright.tools.output.ItemJson;
import io.keywright.tools.output.ItemPrinter;
import io.keywright.tools.output.ItemView;
import io.keywright.tools.output.Results;
import java.util.Map;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Prints a raw item as the entity that it is, after its mapper has read it. */
final class Decoding {

    private final GeneratedTable table;
    private final Results results;

    Decoding(GeneratedTable table, Results results) {
        this.table = table;
        this.results = results;
    }

    /**
     * Prints it.
     *
     * @throws CommandFailedException if no entity has its type
     */
    void print(Map<String, AttributeValue> item) {
        if (results.format() == Format.RAW) {
            results.line(ItemJson.write(item));
            return;
        }
        Entity entity = entity(item)
                .orElseThrow(() -> new CommandFailedException(
                        ExitCode.UNREADABLE,
                        "No entity has the type of this item: "
                                + (item.containsKey(table.model().typeAttribute())
                                        ? ItemJson.write(Map.of(
                                                table.model().typeAttribute(),
                                                item.getOrDefault(
                                                        table.model().typeAttribute(), AttributeValue.fromNul(true))))
                                        : "it has none")
                                + ". --output raw prints it as it is."));
        Object read = table.mapper(entity).fromItem(item);
        ItemPrinter printer = new ItemPrinter(results, new ItemView(table.model()));
        printer.item(entity, table.mapper(entity).toItem(read));
        printer.finish();
    }

    private Optional<Entity> entity(Map<String, AttributeValue> item) {
        Table model = table.model();
        AttributeValue type = item.get(model.typeAttribute());
        return model.entities().stream()
                .filter(entity ->
                        type != null && type.s() != null && entity.types().contains(type.s()))
                .findFirst();
    }
}
