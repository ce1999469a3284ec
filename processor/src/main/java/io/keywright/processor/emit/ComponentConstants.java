package io.keywright.processor.emit;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.TypeName;
import io.keywright.processor.names.Identifiers;
import io.keywright.processor.names.NameScope;
import io.keywright.processor.names.Reserved;
import io.keywright.schema.Entity;
import io.keywright.schema.Table;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The constants of a keys class: one for each placeholder of a template, since a value that is refused is told with its
 * template, and a second one where the property has another type than keys take.
 */
final class ComponentConstants {

    private final Map<Place, ComponentConstant> byPlace;

    private ComponentConstants(Map<Place, ComponentConstant> byPlace) {
        this.byPlace = byPlace;
    }

    /** The constants for all keys of an entity. */
    static ComponentConstants of(Table table, Entity entity, List<KeyView> keys) {
        NameScope scope = NameScope.of(Reserved.types(table.type(), entity));
        Map<Place, ComponentConstant> byPlace = new LinkedHashMap<>();
        for (KeyView key : keys) {
            add(key, key.partition(), scope, byPlace);
            key.sort().ifPresent(sort -> add(key, sort, scope, byPlace));
        }
        return new ComponentConstants(byPlace);
    }

    private static void add(
            KeyView key, TemplateView template, NameScope scope, Map<Place, ComponentConstant> byPlace) {
        for (Slot slot : template.slots()) {
            for (TypeName type : slot.converts() ? List.of(slot.argument(), slot.value()) : List.of(slot.value())) {
                Place place =
                        new Place(template.template().text(), slot.placeholder().source(), type);
                if (!byPlace.containsKey(place)) {
                    String name = free(names(key, template, slot, type), byPlace);
                    byPlace.put(place, new ComponentConstant(scope.claim(name), slot, type, template.template()));
                }
            }
        }
    }

    /** What the constant could be called, the shortest first. */
    private static List<String> names(KeyView key, TemplateView template, Slot slot, TypeName type) {
        String name = Identifiers.constant(Identifiers.joined(slot.placeholder().names()));
        String typed = type.equals(slot.argument()) ? name : name + "_" + Identifiers.constant(simpleName(type));
        String placed = Identifiers.constant(key.methods().key());
        return template.equals(key.partition())
                ? List.of(typed, placed + "_" + typed)
                : List.of(typed, placed + "_" + typed, placed + "_SORT_" + typed);
    }

    private static String free(List<String> names, Map<Place, ComponentConstant> byPlace) {
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
        Place place = new Place(template.template().text(), slot.placeholder().source(), type);
        ComponentConstant constant = byPlace.get(place);
        if (constant == null) {
            throw new IllegalArgumentException(place.toString());
        }
        return constant;
    }

    private record Place(String template, String placeholder, TypeName type) {}
}
