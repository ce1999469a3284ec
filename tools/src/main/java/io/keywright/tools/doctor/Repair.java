package io.keywright.tools.doctor;

import io.keywright.schema.Entity;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;

/**
 * Mends one item by UpdateItem, on condition that every attribute of it is as it was when it was looked at, and that no
 * property has come since. So a write in between is never overwritten: the update fails, and the item is looked at anew.
 */
final class Repair {

    private static final int ATTEMPTS = 4;

    private final DynamoDbClient client;
    private final String tableName;
    private final Examination examination;

    Repair(DynamoDbClient client, String tableName, Examination examination) {
        this.client = client;
        this.tableName = tableName;
        this.examination = examination;
    }

    /** What became of it: mended, changed meanwhile, or gone. */
    String mend(Diagnosis first) {
        Diagnosis diagnosis = first;
        for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
            if (update(diagnosis)) {
                return "mended";
            }
            Map<String, AttributeValue> key = first.key;
            Map<String, AttributeValue> item = client.getItem(
                            request -> request.tableName(tableName).key(key).consistentRead(true))
                    .item();
            if (item.isEmpty()) {
                return "gone meanwhile";
            }
            diagnosis = examination.of(item);
            if (!diagnosis.isMendable()) {
                return "mended meanwhile by another write";
            }
        }
        return "not mended: it changes all the time";
    }

    private boolean update(Diagnosis diagnosis) {
        Map<String, String> names = new HashMap<>();
        Map<String, AttributeValue> values = new HashMap<>();
        List<String> sets = new ArrayList<>();
        List<String> removes = new ArrayList<>();
        diagnosis.set.forEach((name, value) -> sets.add(name(names, name) + " = " + value(values, value)));
        diagnosis.remove.forEach(name -> removes.add(name(names, name)));
        List<String> conditions = new ArrayList<>();
        diagnosis.item.forEach((name, value) -> {
            if (!diagnosis.key.containsKey(name)) {
                conditions.add(name(names, name) + " = " + value(values, value));
            }
        });
        diagnosis.key.keySet().forEach(name -> conditions.add("attribute_exists(" + name(names, name) + ")"));
        absent(diagnosis).forEach(name -> conditions.add("attribute_not_exists(" + name(names, name) + ")"));
        String update = (sets.isEmpty() ? "" : "SET " + String.join(", ", sets))
                + (removes.isEmpty() ? "" : " REMOVE " + String.join(", ", removes));
        try {
            client.updateItem(request -> request.tableName(tableName)
                    .key(diagnosis.key)
                    .updateExpression(update.strip())
                    .conditionExpression(String.join(" AND ", conditions))
                    .expressionAttributeNames(names)
                    .expressionAttributeValues(values.isEmpty() ? null : values));
            return true;
        } catch (ConditionalCheckFailedException newer) {
            return false;
        }
    }

    /** What the item does not have, and what would change the mended attributes if it came. */
    private static Set<String> absent(Diagnosis diagnosis) {
        Set<String> absent = new HashSet<>(diagnosis.set.keySet());
        Entity entity = diagnosis.entity();
        if (entity != null) {
            entity.properties().forEach(property -> absent.addAll(property.storedNames()));
        }
        absent.removeAll(diagnosis.item.keySet());
        return absent;
    }

    private static String name(Map<String, String> names, String attribute) {
        for (Map.Entry<String, String> known : names.entrySet()) {
            if (known.getValue().equals(attribute)) {
                return known.getKey();
            }
        }
        String placeholder = "#" + names.size();
        names.put(placeholder, attribute);
        return placeholder;
    }

    private static String value(Map<String, AttributeValue> values, AttributeValue value) {
        String placeholder = ":" + values.size();
        values.put(placeholder, value);
        return placeholder;
    }
}
