package io.keywright.tools.doctor;

import io.keywright.schema.Entity;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** What is known of an item after it was looked at: what is wrong, and which changes would mend it. */
final class Diagnosis {

    final Map<String, AttributeValue> item;
    final Map<String, AttributeValue> key;
    final List<Finding> findings = new ArrayList<>();
    final Map<String, AttributeValue> set = new TreeMap<>();
    final Set<String> remove = new HashSet<>();

    private @Nullable Entity entity;
    private @Nullable Object object;

    Diagnosis(Map<String, AttributeValue> item, Map<String, AttributeValue> key) {
        this.item = item;
        this.key = key;
    }

    void found(Kind kind, String type, String detail) {
        findings.add(new Finding(kind, type, key, detail));
    }

    void read(Entity readAs, Object as) {
        entity = readAs;
        object = as;
    }

    /** What it was read as; null if it could not be read. */
    @Nullable
    Entity entity() {
        return entity;
    }

    /** The object that it is; null if it could not be read. */
    @Nullable
    Object object() {
        return object;
    }

    boolean isMendable() {
        return !set.isEmpty() || !remove.isEmpty();
    }
}
