package io.keywright.processor.emit;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.TypeName;
import io.keywright.processor.names.Identifiers;
import io.keywright.processor.names.NameScope;
import io.keywright.processor.names.Reserved;
import io.keywright.schema.Entity;
import io.keywright.schema.KeyFormat;
import io.keywright.schema.KeyFormat.Shard;
import io.keywright.schema.Table;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * The constants of a keys class: one for each placeholder of a template, since a value that is refused is told with its
 * template, a second one where the property has another type than keys take, and one for the former number of shards.
 */
final class ComponentConstants {

    private final NameScope scope;
    private final Map<Place, ComponentConstant> byPlace = new LinkedHashMap<>();

    private ComponentConstants(NameScope scope) {
        this.scope = scope;
    }

    /** The constants for all keys of an entity. */
    static ComponentConstants of(Table table, Entity entity, List<KeyView> keys) {
        ComponentConstants constants = new ComponentConstants(NameScope.of(Reserved.types(table.type(), entity)));
        for (KeyView key : keys) {
            constants.add(key, key.partition());
            key.sort().ifPresent(sort -> constants.add(key, sort));
        }
        return constants;
    }

    private void add(KeyView key, TemplateView template) {
        for (Slot slot : template.slots()) {
            if (slot.component().isEmpty()) {
                continue; // in a stub, which has no constants
            }
            for (TypeName type : slot.converts() ? List.of(slot.argument(), slot.value()) : List.of(slot.value())) {
                add(key, template, Place.of(template, slot, type));
            }
            Place.former(template, slot).ifPresent(place -> add(key, template, place));
        }
    }

    private void add(KeyView key, TemplateView template, Place place) {
        if (!byPlace.containsKey(place)) {
            String name = scope.claim(free(names(key, template, place)));
            byPlace.put(
                    place,
                    new ComponentConstant(name, place.slot(), place.type(), place.format(), template.template()));
        }
    }

    /** What the constant could be called, the shortest first. */
    private static List<String> names(KeyView key, TemplateView template, Place place) {
        Slot slot = place.slot();
        String name = Identifiers.constant(Identifiers.joined(slot.placeholder().names())) + kind(place);
        String typed = place.type().equals(slot.argument())
                ? name
                : name + "_" + Identifiers.constant(simpleName(place.type()));
        String placed = Identifiers.constant(key.methods().key());
        return template.equals(key.partition())
                ? List.of(typed, placed + "_" + typed)
                : List.of(typed, placed + "_" + typed, placed + "_SORT_" + typed);
    }

    private static String kind(Place place) {
        if (!(place.format() instanceof Shard)) {
            return "";
        }
        return place.isFormer() ? "_FORMER_SHARD" : "_SHARD";
    }

    private String free(List<String> names) {
        List<String> taken =
                byPlace.values().stream().map(ComponentConstant::name).toList();
        return names.stream().filter(name -> !taken.contains(name)).findFirst().orElse(names.get(names.size() - 1));
    }

    private static String simpleName(TypeName type) {
        return type instanceof ClassName name ? name.simpleName() : type.toString();
    }

    /** All constants, in the order of the templates. */
    Collection<ComponentConstant> all() {
        return byPlace.values();
    }

    /** The constant that writes a value of this type in the place of a placeholder. */
    ComponentConstant get(TemplateView template, Slot slot, TypeName type) {
        return get(Place.of(template, slot, type));
    }

    /** The constant that writes the shard by their former number; empty where that has never been another. */
    Optional<ComponentConstant> former(TemplateView template, Slot slot) {
        return Place.former(template, slot).map(this::get);
    }

    private ComponentConstant get(Place place) {
        ComponentConstant constant = byPlace.get(place);
        if (constant == null) {
            throw new IllegalArgumentException(place.toString());
        }
        return constant;
    }

    /** What one constant is for. */
    private record Place(String template, Slot slot, TypeName type, KeyFormat format) {

        static Place of(TemplateView template, Slot slot, TypeName type) {
            return new Place(
                    template.template().text(),
                    slot,
                    type,
                    slot.component().orElseThrow().format());
        }

        /** How items were spread that have not been written since the number of shards was changed. */
        static Optional<Place> former(TemplateView template, Slot slot) {
            return slot.shard()
                    .filter(shard -> shard.formerly().isPresent())
                    .map(shard -> new Shard(shard.formerly().getAsInt(), OptionalInt.empty()))
                    .map(shard -> new Place(template.template().text(), slot, slot.value(), shard));
        }

        boolean isFormer() {
            return !format.equals(slot.component().orElseThrow().format());
        }
    }
}
