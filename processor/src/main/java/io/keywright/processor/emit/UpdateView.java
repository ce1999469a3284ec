package io.keywright.processor.emit;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.TypeName;
import io.keywright.processor.names.NameScope;
import io.keywright.processor.names.Names;
import io.keywright.schema.Component;
import io.keywright.schema.Formats;
import io.keywright.schema.Property;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/**
 * What updates of an entity have to know of its keys.
 *
 * @param view the entity
 * @param units what must be said when a property changes that shares an index with them
 * @param indexes all its places in indexes
 */
record UpdateView(EntityView view, List<UpdateUnit> units, List<FedIndex> indexes) {

    private static final List<String> RESERVED = List.of("table", "key", "insert", "attributes");

    UpdateView {
        units = List.copyOf(units);
        indexes = List.copyOf(indexes);
    }

    static UpdateView of(EntityView view) {
        Map<String, List<List<Property>>> unknown = new LinkedHashMap<>();
        for (KeyView key : view.indexes()) {
            for (Slot slot : written(key)) {
                if (!isTold(view, slot)) {
                    add(path(view, slot), unknown);
                }
            }
        }
        Set<String> inKey = inPrimaryKey(view);
        NameScope fields = NameScope.of(reserved(view));
        List<UpdateUnit> units = new ArrayList<>();
        for (Property property : view.entity().properties()) {
            List<List<Property>> paths = unknown.get(property.name());
            if (paths != null) {
                List<UpdateUnit.Part> parts = paths.stream()
                        .map(path -> new UpdateUnit.Part(
                                path,
                                fields.claim(Names.variable(
                                        path.stream().map(Property::name).toList()))))
                        .toList();
                units.add(new UpdateUnit(property, parts, !inKey.contains(property.name()) && isChangeable(property)));
            }
        }
        List<FedIndex> indexes = view.indexes().stream()
                .map(key -> new FedIndex(key, written(key), unitsOf(view, key, units)))
                .toList();
        return new UpdateView(view, units, indexes).withoutIdleUnits();
    }

    /** Variables and fields of generated methods, and what is told by the primary key. */
    private static List<String> reserved(EntityView view) {
        List<String> reserved = new ArrayList<>(RESERVED);
        view.indexes().stream()
                .flatMap(key -> written(key).stream())
                .filter(slot -> isTold(view, slot))
                .map(slot -> keptNames(view).get(slot.path()))
                .forEach(reserved::add);
        return reserved;
    }

    /** The names of fields and of the constructor's parameters. */
    List<String> fields() {
        List<String> fields = new ArrayList<>(RESERVED);
        kept().forEach(slot -> fields.add(name(slot)));
        units.forEach(unit -> unit.parts().forEach(part -> fields.add(part.field())));
        return fields;
    }

    /** The properties that a placeholder names; none if it names nothing, which only stubs know. */
    private static List<Property> path(EntityView view, Slot slot) {
        return slot.component()
                .map(Component::path)
                .orElseGet(
                        () -> view.entity().property(slot.path()).map(List::of).orElse(List.of()));
    }

    private static void add(List<Property> path, Map<String, List<List<Property>>> unknown) {
        if (path.isEmpty()) {
            return;
        }
        List<List<Property>> paths = unknown.computeIfAbsent(path.get(0).name(), root -> new ArrayList<>());
        if (!paths.contains(path)) {
            paths.add(path);
        }
    }

    /** An index stays as it is that none of its properties can be changed of; nothing need be said for it. */
    private UpdateView withoutIdleUnits() {
        List<FedIndex> fed = indexes.stream()
                .filter(index -> index.isFixed()
                        || index.units().stream().anyMatch(unit -> unit.settable() || unit.isTimeOfUpdate()))
                .toList();
        List<UpdateUnit> needed = units.stream()
                .filter(unit -> fed.stream().anyMatch(index -> index.units().contains(unit)))
                .toList();
        return new UpdateView(view, needed, fed);
    }

    private static List<Slot> written(KeyView key) {
        return key.isLocal() ? key.sort().map(TemplateView::slots).orElse(List.of()) : key.slots();
    }

    private static List<UpdateUnit> unitsOf(EntityView view, KeyView key, List<UpdateUnit> units) {
        Set<String> roots = new LinkedHashSet<>();
        for (Slot slot : written(key)) {
            if (!isTold(view, slot)) {
                path(view, slot).stream().limit(1).map(Property::name).forEach(roots::add);
            }
        }
        return units.stream().filter(unit -> roots.contains(unit.root().name())).toList();
    }

    private static Set<String> inPrimaryKey(EntityView view) {
        Set<String> roots = new LinkedHashSet<>();
        for (Slot slot : view.primary().slots()) {
            roots.add(slot.placeholder().names().get(0));
        }
        return roots;
    }

    /** Whether whoever gives the primary key gives enough of a placeholder's value to write it into an index. */
    private static boolean isTold(EntityView view, Slot needed) {
        Signature signature = view.primary().arguments(view.primary().slots());
        return view.primary().slots().stream()
                .filter(slot -> slot.path().equals(needed.path()))
                .anyMatch(slot -> canStandFor(slot, signature.type(slot)) && tells(slot, needed));
    }

    /** Whether a value of the property can be made of what the key takes. */
    private static boolean canStandFor(Slot slot, TypeName given) {
        return given.equals(slot.value())
                || (slot.component().isPresent()
                        && StandIn.of(given, slot.value(), "").isPresent());
    }

    private static boolean tells(Slot slot, Slot needed) {
        if (slot.component().isEmpty() || needed.component().isEmpty()) {
            return true;
        }
        Component told = slot.component().get();
        return Formats.tells(
                told.format(),
                needed.component().get().format(),
                told.property().type());
    }

    private static boolean isChangeable(Property property) {
        return !property.marks().writtenByItself() && !property.marks().immutable();
    }

    /** The properties of which each change changes only itself. */
    List<Property> plain() {
        Set<String> inKey = inPrimaryKey(view);
        return view.entity().properties().stream()
                .filter(property -> !inKey.contains(property.name()) && isChangeable(property))
                .filter(property -> units.stream().noneMatch(unit -> unit.root().equals(property)))
                .toList();
    }

    /** What must be said when this property changes. */
    List<UpdateUnit> demanded(UpdateUnit changed) {
        return units.stream()
                .filter(unit -> !unit.equals(changed))
                .filter(unit -> indexes.stream()
                        .anyMatch(index ->
                                index.units().contains(unit) && index.units().contains(changed)))
                .toList();
    }

    /** The properties that an update can change and that keys are made of. */
    List<UpdateUnit> settable() {
        return units.stream().filter(UpdateUnit::settable).toList();
    }

    /** Whether some change demands that more is said. */
    boolean isStaged() {
        return settable().stream().anyMatch(unit -> !demanded(unit).isEmpty());
    }

    /** The placeholders of the primary key, each property once, whose values an update keeps. */
    List<Slot> kept() {
        boolean all = canInsert();
        Set<String> needed = new LinkedHashSet<>();
        for (FedIndex index : indexes) {
            if (all || !index.isFixed()) {
                index.slots().stream()
                        .filter(slot -> index.part(slot).isEmpty())
                        .map(Slot::path)
                        .forEach(needed::add);
            }
        }
        Map<String, Slot> kept = new LinkedHashMap<>();
        for (Slot slot : view.primary().slots()) {
            if (all || needed.contains(slot.path())) {
                kept.putIfAbsent(slot.path(), slot);
            }
        }
        return List.copyOf(kept.values());
    }

    /** The field, and the constructor's parameter, that hold what the primary key tells. */
    String name(Slot slot) {
        String name = keptNames(view).get(slot.path());
        if (name == null) {
            throw new IllegalArgumentException(slot.path());
        }
        return name;
    }

    private static Map<String, String> keptNames(EntityView view) {
        NameScope scope = NameScope.of(RESERVED);
        Map<String, String> names = new LinkedHashMap<>();
        for (Slot slot : view.primary().slots()) {
            if (!names.containsKey(slot.path())) {
                names.put(slot.path(), scope.claim(view.primary().parameter(slot)));
            }
        }
        return names;
    }

    /** Whether the key alone is enough for an item: it tells every property that must be there. */
    boolean canInsert() {
        if (view.entity().version().isPresent() || takesTimeOfCreation()) {
            return false;
        }
        List<Slot> slots = view.primary().slots();
        Signature signature = view.primary().arguments(slots);
        Set<String> told = new LinkedHashSet<>();
        for (Slot slot : slots) {
            boolean whole = slot.component()
                    .filter(component -> component.path().size() == 1)
                    .filter(component -> !Formats.losesInformation(
                            component.format(), component.property().type()))
                    .isPresent();
            if (whole && signature.type(slot).equals(slot.value())) {
                told.add(slot.path());
            }
        }
        Stream<String> inKey = slots.stream().map(Slot::path);
        Stream<String> required = view.entity().properties().stream()
                .filter(property -> !property.optional()
                        && !isDefaulted(property)
                        && !property.marks().writtenByItself())
                .map(Property::name);
        return Stream.concat(inKey, required).allMatch(told::contains);
    }

    /** Whether an item can lack it, and no key of an index either misses it. */
    private boolean isDefaulted(Property property) {
        return property.evolution().defaultText() != null
                && units.stream().noneMatch(unit -> unit.root().equals(property));
    }

    /** Of an item that may be there already, nobody knows it. */
    private boolean takesTimeOfCreation() {
        return view.indexes().stream()
                .flatMap(key -> written(key).stream())
                .flatMap(slot -> path(view, slot).stream().limit(1))
                .anyMatch(property -> property.marks().createdAt());
    }

    ClassName update() {
        return JavaTypes.of(view.names().update());
    }

    ClassName base() {
        return JavaTypes.of(view.names().updateBase());
    }
}
