package io.keywright.processor.emit;

import io.keywright.processor.names.EntityNames.KeyMethods;
import io.keywright.processor.names.Names;
import io.keywright.processor.names.QueryNames;
import io.keywright.schema.Component;
import io.keywright.schema.Entity;
import io.keywright.schema.Index;
import io.keywright.schema.KeyTemplate;
import io.keywright.schema.KeyTemplate.Placeholder;
import io.keywright.schema.ShardedPartition;
import io.keywright.schema.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The primary key of an entity, or its place in an index.
 *
 * @param methods the methods in the keys class
 * @param partition the partition key
 * @param sort the sort key; empty where there is none
 * @param index the index; empty for the primary key
 * @param query the access pattern; empty for a primary key without one
 * @param parameters the names of parameters by the placeholders' paths
 */
record KeyView(
        KeyMethods methods,
        TemplateView partition,
        Optional<TemplateView> sort,
        Optional<Index> index,
        Optional<QueryNames> query,
        Map<String, String> parameters) {

    /** The local variable of a method that builds a key: the text of both templates, or of the sort key. */
    static final String LOCAL = "text";

    static KeyView of(
            Table table,
            Entity entity,
            KeyTemplate pk,
            @Nullable KeyTemplate sk,
            KeyMethods methods,
            Optional<Index> index,
            Optional<QueryNames> query) {
        List<Placeholder> placeholders = new ArrayList<>(pk.placeholders());
        if (sk != null) {
            placeholders.addAll(sk.placeholders());
        }
        return new KeyView(
                methods,
                TemplateView.of(table, entity, pk),
                Optional.ofNullable(sk).map(template -> TemplateView.of(table, entity, template)),
                index,
                query,
                Names.parameters(placeholders, needsLocal(pk, sk) ? new String[] {LOCAL} : new String[0]));
    }

    private static boolean needsLocal(KeyTemplate pk, @Nullable KeyTemplate sk) {
        return sk != null && (sk.text().equals(pk.text()) || TextCode.isLong(sk));
    }

    /** The placeholders of both templates, in order. */
    List<Slot> slots() {
        return Stream.concat(partition.slots().stream(), sort.stream().flatMap(template -> template.slots().stream()))
                .toList();
    }

    /** Whether the sort key's text is the partition key's. */
    boolean isDoubled() {
        return sort.isPresent()
                && sort.get().template().text().equals(partition.template().text());
    }

    /** Whether it lies in a local index, whose partition key is the table's. */
    boolean isLocal() {
        return index.isPresent() && index.get().local();
    }

    /** Whether a query of it can be told the property by which its partition is spread over shards. */
    boolean canBeTold(Table table) {
        List<Component> components = partition.slots().stream()
                .flatMap(slot -> slot.component().stream())
                .toList();
        return ShardedPartition.of(components)
                .filter(shards -> shards.canBeTold(table, index.orElse(null)))
                .isPresent();
    }

    /** The parameter that takes a slot's value. */
    String parameter(Slot slot) {
        String name = parameters.get(slot.path());
        if (name == null) {
            throw new IllegalArgumentException(slot.path());
        }
        return name;
    }

    /** The parameters of a method that takes what keys and queries take. */
    Signature arguments(List<Slot> slots) {
        return Signature.of(this, slots, true);
    }

    /** The parameters of a method that takes the properties' own values. */
    Signature values(List<Slot> slots) {
        return Signature.of(this, slots, false);
    }
}
