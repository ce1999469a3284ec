package io.keywright.processor.read;

import io.keywright.processor.problem.Allowances;
import io.keywright.schema.Entity;
import io.keywright.schema.IndexKey;
import io.keywright.schema.KeyTemplate;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What is allowed for a property is allowed for the keys that take it, too. */
final class KeyAllowances {

    private KeyAllowances() {}

    static Map<String, Set<String>> of(Entity entity, Map<String, Set<String>> properties) {
        Map<String, Set<String>> keys = new HashMap<>();
        keys.put(
                Allowances.key("Key", -1),
                tags(properties, Optional.of(entity.key().pk()), entity.key().sk()));
        for (IndexKey key : entity.indexKeys()) {
            // The partition template of a local index is the table's, and stands elsewhere.
            Optional<KeyTemplate> partition = Optional.of(key.pk()).filter(template -> !key.local());
            keys.put(Allowances.key(key.local() ? "Lsi" : "Gsi", key.index()), tags(properties, partition, key.sk()));
        }
        return keys;
    }

    private static Set<String> tags(
            Map<String, Set<String>> properties, Optional<KeyTemplate> partition, @Nullable KeyTemplate sort) {
        Set<String> tags = new HashSet<>();
        for (Optional<KeyTemplate> template : List.of(partition, Optional.ofNullable(sort))) {
            template.stream()
                    .flatMap(written -> written.placeholders().stream())
                    .forEach(placeholder -> tags.addAll(
                            properties.getOrDefault(placeholder.names().get(0), Set.of())));
        }
        return tags;
    }
}
