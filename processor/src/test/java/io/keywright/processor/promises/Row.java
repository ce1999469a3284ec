package io.keywright.processor.promises;

import static io.keywright.processor.promises.Domain.pick;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/**
 * An item that a test has stored, and what the test knows of it.
 *
 * @param number by which it is known again
 * @param values of its properties, by path; without those that are null
 * @param key the texts of its primary key
 * @param entity as it was written
 */
record Row(int number, Map<String, Object> values, List<String> key, Object entity) {

    static Row of(Generated table, int number, Map<String, Object> values) {
        return new Row(
                number,
                values,
                List.of(
                        key(table.design().template(0), values),
                        key(table.design().template(1), values)),
                table.row(number, values));
    }

    /** Whether none of the template's properties is null. */
    boolean has(Template template) {
        return template.components().stream()
                .allMatch(
                        component -> values.containsKey(component.placeholder().path()));
    }

    /** The key that a template gives. */
    String key(Template template) {
        return key(template, values);
    }

    private static String key(Template template, Map<String, Object> values) {
        return template.key(template.texts(template.values(values)));
    }

    /** Rows of two partitions whose other values are mixed from the samples, so that keys begin alike. */
    static List<Row> some(Generated table, List<Map<String, Object>> samples, Random random) {
        List<Row> rows = new ArrayList<>();
        for (int number = 0; number < 16; number++) {
            Map<String, Object> values = new HashMap<>();
            samples.get(0)
                    .keySet()
                    .forEach(path -> values.put(path, pick(random, samples).get(path)));
            for (int template : List.of(0, 2)) {
                Map<String, Object> partition = samples.get(random.nextInt(8) == 0 ? 1 : 0);
                table.design()
                        .template(template)
                        .components()
                        .forEach(component -> values.put(
                                component.placeholder().path(),
                                partition.get(component.placeholder().path())));
            }
            if (random.nextInt(8) == 0) {
                values.remove(pick(random, List.copyOf(table.design().indexed().keySet())));
            }
            Row row = Row.of(table, number, values);
            rows.removeIf(other -> other.key().equals(row.key()));
            rows.add(row);
        }
        return rows;
    }
}
