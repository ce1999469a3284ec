package io.keywright.tools.doctor;

import io.keywright.runtime.item.EntityMapper;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.schema.Entity;
import io.keywright.schema.EntityEdge;
import io.keywright.schema.EntityReference;
import io.keywright.schema.Property;
import io.keywright.schema.Table;
import io.keywright.tools.generated.GeneratedTable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.KeysAndAttributes;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;

/** What an item says of other items, looked up: references, the ends of edges, the owners of guards. */
final class Others {

    private static final int BATCH = 100;
    private static final String OWNER = "owner";

    private final GeneratedTable table;
    private final Table model;
    private final DynamoDbClient client;
    private final String tableName;
    private final Examination examination;

    Others(GeneratedTable table, DynamoDbClient client, String tableName, Examination examination) {
        this.table = table;
        this.client = client;
        this.tableName = tableName;
        this.examination = examination;
        model = table.model();
    }

    /** Adds what is wrong to the diagnoses of one page. */
    void examine(List<Diagnosis> page) {
        Map<Map<String, AttributeValue>, List<Finding>> asked = new LinkedHashMap<>();
        Map<Finding, Diagnosis> owners = new HashMap<>();
        for (Diagnosis diagnosis : page) {
            for (Map.Entry<Finding, Map<String, AttributeValue>> one :
                    questions(diagnosis).entrySet()) {
                asked.computeIfAbsent(one.getValue(), any -> new ArrayList<>()).add(one.getKey());
                owners.put(one.getKey(), diagnosis);
            }
        }
        List<Map<String, AttributeValue>> keys = List.copyOf(asked.keySet());
        for (int from = 0; from < keys.size(); from += BATCH) {
            List<Map<String, AttributeValue>> some = keys.subList(from, Math.min(from + BATCH, keys.size()));
            Map<Map<String, AttributeValue>, Map<String, AttributeValue>> there = read(some);
            for (Map<String, AttributeValue> key : some) {
                for (Finding finding : Objects.requireNonNull(asked.get(key))) {
                    boolean wrong = finding.kind() == Kind.ORPHANED_GUARD
                            ? !holds(there.get(key), finding.key())
                            : !there.containsKey(key);
                    if (wrong) {
                        Objects.requireNonNull(owners.get(finding)).findings.add(finding);
                    }
                }
            }
        }
    }

    /** Deletes a guard, on condition that it is the same owner's, and that the owner is as it was looked at. */
    String release(Diagnosis guard) {
        AttributeValue owner = guard.item.get(OWNER);
        Map<String, AttributeValue> key = owner == null ? Map.of() : owner.m();
        Map<String, AttributeValue> there = client.getItem(
                        request -> request.tableName(tableName).key(key).consistentRead(true))
                .item();
        if (holds(there.isEmpty() ? null : there, guard.key)) {
            return "taken meanwhile";
        }
        Map<String, String> names = new HashMap<>(Map.of("#0", model.partitionKey()));
        Map<String, AttributeValue> values = new HashMap<>();
        List<String> same = new ArrayList<>();
        AttributeValue property = guard.item.get("property");
        if (there.isEmpty()) {
            same.add("attribute_not_exists(#0)");
        } else {
            for (String name : attributes(there, property == null ? "" : property.s())) {
                String placeholder = "#" + names.size();
                names.put(placeholder, name);
                AttributeValue value = there.get(name);
                if (value == null) {
                    same.add("attribute_not_exists(" + placeholder + ")");
                } else {
                    same.add(placeholder + " = :" + values.size());
                    values.put(":" + values.size(), value);
                }
            }
            same.add("attribute_exists(#0)");
        }
        try {
            TransactWriteItem delete = TransactWriteItem.builder()
                    .delete(action -> action.tableName(tableName)
                            .key(guard.key)
                            .conditionExpression("#owner = :owner")
                            .expressionAttributeNames(Map.of("#owner", OWNER))
                            .expressionAttributeValues(Map.of(":owner", AttributeValue.fromM(key))))
                    .build();
            TransactWriteItem check = TransactWriteItem.builder()
                    .conditionCheck(action -> action.tableName(tableName)
                            .key(key)
                            .conditionExpression(String.join(" AND ", same))
                            .expressionAttributeNames(names)
                            .expressionAttributeValues(values.isEmpty() ? null : values))
                    .build();
            client.transactWriteItems(request -> request.transactItems(delete, check));
            return "mended";
        } catch (TransactionCanceledException newer) {
            return "changed meanwhile";
        }
    }

    private Map<Finding, Map<String, AttributeValue>> questions(Diagnosis diagnosis) {
        Map<Finding, Map<String, AttributeValue>> questions = new LinkedHashMap<>();
        Entity entity = diagnosis.entity();
        Object object = diagnosis.object();
        AttributeValue owner = diagnosis.item.get(OWNER);
        if (examination.isGuard(diagnosis.item) && owner != null && owner.hasM()) {
            Finding finding =
                    new Finding(Kind.ORPHANED_GUARD, "UNIQUE", diagnosis.key, "its owner does not hold the value");
            questions.put(finding, owner.m());
        } else if (entity != null && object != null) {
            for (EntityReference reference : EntityReference.of(model, entity)) {
                ask(
                        questions,
                        diagnosis,
                        entity,
                        object,
                        Kind.DANGLING_REFERENCE,
                        reference.property().name(),
                        reference.target(),
                        reference.components());
            }
            EntityEdge.of(model, entity).ifPresent(edge -> {
                for (EntityEdge.End end : List.of(edge.from(), edge.to())) {
                    ask(
                            questions,
                            diagnosis,
                            entity,
                            object,
                            Kind.DANGLING_EDGE,
                            end.node().name(),
                            end.node(),
                            end.components());
                }
            });
        }
        return questions;
    }

    private void ask(
            Map<Finding, Map<String, AttributeValue>> questions,
            Diagnosis diagnosis,
            Entity entity,
            Object object,
            Kind kind,
            String what,
            Entity target,
            Map<String, Property> components) {
        Optional<PrimaryKey<?>> key = table.key(target, object, components);
        key.ifPresent(found -> questions.put(
                new Finding(kind, entity.type(), diagnosis.key, what + " is not there: " + found), stored(found)));
    }

    private Map<String, AttributeValue> stored(PrimaryKey<?> key) {
        String sort = key.sort();
        return sort == null || model.sortKey() == null
                ? Map.of(model.partitionKey(), AttributeValue.fromS(key.partition()))
                : Map.of(
                        model.partitionKey(), AttributeValue.fromS(key.partition()),
                        model.sortKey(), AttributeValue.fromS(sort));
    }

    private Map<Map<String, AttributeValue>, Map<String, AttributeValue>> read(List<Map<String, AttributeValue>> keys) {
        Map<Map<String, AttributeValue>, Map<String, AttributeValue>> there = new HashMap<>();
        KeysAndAttributes rest =
                KeysAndAttributes.builder().keys(keys).consistentRead(true).build();
        while (rest != null) {
            KeysAndAttributes next = rest;
            var response = client.batchGetItem(request -> request.requestItems(Map.of(tableName, next)));
            response.responses()
                    .getOrDefault(tableName, List.of())
                    .forEach(item -> there.put(examination.key(item), item));
            rest = response.unprocessedKeys().get(tableName);
        }
        return there;
    }

    /**
     * Whether an item holds the unique value that a guard of this key stands for. One that cannot be read may hold it: its
     * guard is not let go before it has been mended.
     */
    private boolean holds(@Nullable Map<String, AttributeValue> owner, Map<String, AttributeValue> guard) {
        AttributeValue key = guard.get(model.partitionKey());
        if (owner == null || key == null) {
            return false;
        }
        AttributeValue type = owner.get(model.typeAttribute());
        Optional<EntityMapper<Object>> mapper = examination.mapper(type == null ? null : type.s());
        return mapper.isEmpty()
                || mapper.get().storedUniqueValues(owner).stream()
                        .anyMatch(value -> value.failure() != null || key.s().equals(value.guard()));
    }

    private List<String> attributes(Map<String, AttributeValue> owner, String property) {
        AttributeValue type = owner.get(model.typeAttribute());
        return examination.mapper(type == null ? null : type.s()).stream()
                .flatMap(mapper -> mapper.marks().unique().stream())
                .filter(unique -> unique.property().equals(property))
                .flatMap(unique -> unique.attributes().stream())
                .flatMap(attribute -> attribute.names().stream())
                .distinct()
                .toList();
    }
}
