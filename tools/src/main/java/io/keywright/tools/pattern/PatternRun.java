package io.keywright.tools.pattern;

import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.operation.Get;
import io.keywright.runtime.query.CollectionQuery;
import io.keywright.runtime.query.Page;
import io.keywright.runtime.query.Query;
import io.keywright.schema.Entity;
import io.keywright.tools.connection.Connection;
import io.keywright.tools.generated.GeneratedTable;
import io.keywright.tools.generated.Reflection;
import io.keywright.tools.output.Format;
import io.keywright.tools.output.ItemJson;
import io.keywright.tools.output.ItemPrinter;
import io.keywright.tools.output.ItemView;
import io.keywright.tools.output.Results;
import java.lang.reflect.RecordComponent;
import java.util.List;
import java.util.Optional;

/** Runs a prepared read and prints what comes of it. */
final class PatternRun {

    private final GeneratedTable table;
    private final Connection connection;
    private final Results results;
    private final ItemPrinter printer;

    PatternRun(GeneratedTable table, Connection connection, Results results) {
        this.table = table;
        this.connection = connection;
        this.results = results;
        printer = new ItemPrinter(results, new ItemView(table.model()));
    }

    /** Runs a query; whether it found anything. */
    boolean query(Query<?, ?> query, QueryOptions options) {
        if (options.count()) {
            long count = query.count();
            results.line(String.valueOf(count));
            return count > 0;
        }
        if (results.format() == Format.RAW && !options.all()) {
            return raw(query);
        }
        boolean found = false;
        Page<?> page = query.fill();
        while (true) {
            found |= print(page.items());
            Optional<String> cursor = page.cursor();
            if (cursor.isEmpty() || !options.all()) {
                printer.finish();
                cursor.ifPresent(text -> results.note("There are more: --after " + text));
                return found;
            }
            page = query.after(cursor.get()).fill();
        }
    }

    /** Runs a get or a query of a collection; whether it found anything. */
    boolean other(Object read) {
        if (results.format() == Format.RAW) {
            return raw(read);
        }
        Optional<?> found = read instanceof Get<?> get ? get.execute() : ((CollectionQuery<?, ?>) read).get();
        found.ifPresent(this::print);
        printer.finish();
        return found.isPresent();
    }

    private boolean raw(Object read) {
        boolean found = false;
        for (Requests.Request request : Requests.of(read)) {
            for (var item : request.send(connection.client())) {
                results.line(ItemJson.write(item));
                found = true;
            }
        }
        return found;
    }

    private boolean print(List<?> objects) {
        objects.forEach(this::print);
        return !objects.isEmpty();
    }

    /** An entity, a key, or a record of a head and lists, of which each part is printed. */
    private void print(Object object) {
        Optional<Entity> entity = table.entityOf(object);
        if (entity.isPresent()) {
            printer.item(entity.get(), table.mapper(entity.get()).toItem(object));
        } else if (object instanceof PrimaryKey<?> key) {
            results.line(key.toString());
        } else if (object instanceof Optional<?> optional) {
            optional.ifPresent(this::print);
        } else if (object instanceof Iterable<?> several) {
            several.forEach(this::print);
        } else if (object.getClass().isRecord()) {
            for (RecordComponent part : object.getClass().getRecordComponents()) {
                print(Reflection.call(part.getAccessor(), object));
            }
        }
    }
}
