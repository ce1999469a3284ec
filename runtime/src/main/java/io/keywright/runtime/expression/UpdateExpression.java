package io.keywright.runtime.expression;

import io.keywright.runtime.error.InvalidEntityException;
import io.keywright.runtime.error.InvalidExpressionException;
import io.keywright.runtime.item.ConversionException;
import io.keywright.runtime.item.Nesting;
import io.keywright.runtime.item.SameItem;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * What an update changes. Generated code fills it; its methods give the update, so that changes follow each other. Each
 * change is of a path that no other one touches.
 *
 * @param <E> the entity
 * @param <U> the update
 */
public final class UpdateExpression<E, U> {

    private final String entity;
    private final U update;
    private final List<Change> changes = new ArrayList<>();
    private final List<Change> own = new ArrayList<>();
    private final List<ChangedComponent<E, ?>> components = new ArrayList<>();
    private final List<Room<E>> rooms = new ArrayList<>();
    private final List<NumberBound> bounds = new ArrayList<>();

    /**
     * None yet, of an update.
     *
     * @param entity what errors call the entity
     */
    public UpdateExpression(String entity, U update) {
        this.entity = entity;
        this.update = update;
    }

    /** What is changed inside of documents, lists and maps, as the program calls it. */
    public List<String> nested() {
        List<String> nested = new ArrayList<>();
        for (Change change : changes) {
            if (change.path().depth() > 1) {
                nested.add(change.path().toString());
            }
        }
        return nested;
    }

    /** Whether nothing is changed. */
    public boolean isEmpty() {
        return changes.isEmpty();
    }

    /**
     * Stores a value; an empty set by removing its attribute.
     *
     * @throws InvalidEntityException if the value cannot be stored
     * @throws InvalidExpressionException if the path is being changed already
     */
    public <T> U set(AttributeReference<E, T> reference, T value) {
        boolean empty = reference instanceof SetAttribute<?, ?> set && set.leavesOut((Set<?>) value);
        return empty ? remove(reference) : add(Change.Kind.SET, reference, stored(entity, reference, value));
    }

    /** Stores a value where there is none; throws what {@link #set} throws. */
    public <T> U setIfAbsent(AttributeReference<E, T> reference, T value) {
        boolean empty = reference instanceof SetAttribute<?, ?> set && set.leavesOut((Set<?>) value);
        return empty ? update : add(Change.Kind.SET_IF_ABSENT, reference, stored(entity, reference, value));
    }

    /**
     * Takes a value away.
     *
     * @throws InvalidExpressionException if the path is being changed already
     */
    public U remove(AttributeReference<E, ?> reference) {
        return add(Change.removal(reference.location()));
    }

    /**
     * Adds to a number, which counts as 0 where it is not there, on condition that the sum fits the number's type; throws
     * what {@link #set} throws.
     */
    public <T> U increment(AttributeReference<E, T> reference, T by) {
        NumberBound bound = NumberBound.of(reference.location(), by);
        if (bound != null) {
            bounds.add(bound);
        }
        return add(Change.Kind.INCREMENT, reference, stored(entity, reference, by));
    }

    /** Puts elements behind those of a list, which counts as empty where it is not there; throws what {@link #set} throws. */
    public <T, R extends AttributeReference<E, T>> U append(ListAttribute<E, T, R> reference, List<T> elements) {
        return elements.isEmpty() ? update : lengthen(Change.Kind.APPEND, reference, elements);
    }

    /** Puts elements before those of a list, which counts as empty where it is not there; throws what {@link #set} throws. */
    public <T, R extends AttributeReference<E, T>> U prepend(ListAttribute<E, T, R> reference, List<T> elements) {
        return elements.isEmpty() ? update : lengthen(Change.Kind.PREPEND, reference, elements);
    }

    private <T> U lengthen(Change.Kind kind, AttributeReference<E, List<T>> list, List<T> elements) {
        U result = add(kind, list, stored(entity, list, elements));
        if (isLimited(list)) {
            rooms.add(Room.forElements(list, elements.size()));
        }
        return result;
    }

    /** Stores an element of a list; one behind the end becomes the last; throws what {@link #set} throws. */
    public <T, R extends AttributeReference<E, T>> U setIn(ListAttribute<E, T, R> reference, int index, T element) {
        return setEntry(reference, reference.at(index), element);
    }

    /** Stores an entry of a map, which must be there; throws what {@link #set} throws. */
    public <K, V, R extends AttributeReference<E, V>> U putIn(MapAttribute<E, K, V, R> reference, K key, V value) {
        return setEntry(reference, reference.key(key), value);
    }

    private <T> U setEntry(AttributeReference<E, ?> whole, AttributeReference<E, T> entry, T value) {
        U result = set(entry, value);
        if (isLimited(whole)) {
            rooms.add(Room.forEntry(whole, entry));
        }
        return result;
    }

    private static boolean isLimited(AttributeReference<?, ?> reference) {
        return reference.converter().maxSize() != Integer.MAX_VALUE;
    }

    /** Adds members to a set; throws what {@link #set} throws. */
    public <T> U addTo(SetAttribute<E, T> reference, Collection<? extends T> members) {
        U result = members(Change.Kind.ADD_MEMBERS, reference, members);
        if (isLimited(reference) && !members.isEmpty()) {
            rooms.add(Room.forMembers(reference, SetMembers.of(reference.stored(new LinkedHashSet<>(members)))));
        }
        return result;
    }

    /** Takes members from a set, and with the last one its attribute; throws what {@link #set} throws. */
    public <T> U removeFrom(SetAttribute<E, T> reference, Collection<? extends T> members) {
        return members(Change.Kind.REMOVE_MEMBERS, reference, members);
    }

    private <T> U members(Change.Kind kind, SetAttribute<E, T> reference, Collection<? extends T> members) {
        return members.isEmpty()
                ? update
                : add(kind, reference, stored(entity, reference, new LinkedHashSet<>(members)));
    }

    /**
     * Counts a write, which changes nothing by itself.
     *
     * @param most what cannot be counted on; nobody counts to the largest long, so that this asks for no condition
     */
    public void count(AttributePath path, long most) {
        if (most < Long.MAX_VALUE) {
            bounds.add(NumberBound.atMost(path, most - 1));
        }
        own.add(new Change(Change.Kind.INCREMENT, path, AttributeValue.createN("1")));
    }

    /** Stores a value where there is none, which changes nothing by itself. */
    public void setOnce(AttributePath path, AttributeValue value) {
        own.add(new Change(Change.Kind.SET_IF_ABSENT, path, value));
    }

    /** Whether something is changed of an attribute. */
    public boolean touches(String attribute) {
        for (Change change : changes) {
            for (StoredPath variant : change.path().variants()) {
                if (variant.attribute().equals(attribute)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** What becomes of an item, as far as values are stored, counted and removed. */
    public Map<String, AttributeValue> appliedTo(Map<String, AttributeValue> item) {
        Map<String, AttributeValue> result = item;
        for (Change change : changes) {
            result = change.appliedTo(result);
        }
        return result;
    }

    /** A property, or a path into one, that keys of indexes are made of. */
    public <T> ChangedComponent<E, T> component(AttributeReference<E, T> reference) {
        return add(new ChangedComponent<>(reference, null));
    }

    /**
     * The same of a property that has a default.
     *
     * @param otherwise what it is where nothing is stored
     */
    public <T> ChangedComponent<E, T> component(AttributeReference<E, T> reference, T otherwise) {
        return add(new ChangedComponent<>(reference, otherwise));
    }

    private <T> ChangedComponent<E, T> add(ChangedComponent<E, T> component) {
        components.add(component);
        return component;
    }

    /** What is asserted of the components' stored values, and of room for what is added; null for nothing. */
    public @Nullable Condition<E> assertions() {
        Condition<E> all = null;
        for (ChangedComponent<E, ?> component : components) {
            Condition<E> one = component.assertion();
            if (one != null) {
                all = all == null ? one : all.and(one);
            }
        }
        for (Room<E> room : rooms) {
            all = all == null ? room.condition() : all.and(room.condition());
        }
        return all;
    }

    /** The first property without room for what is added to it; null where all have. */
    public @Nullable AttributeReference<E, ?> full(Map<String, AttributeValue> item) {
        for (Room<E> room : rooms) {
            if (room.isLackingIn(item)) {
                return room.reference();
            }
        }
        return null;
    }

    /** That sums fit the types of their numbers; null for nothing. */
    public @Nullable Condition<E> bounds() {
        Condition<E> all = null;
        for (NumberBound bound : bounds) {
            all = all == null ? bound.condition() : all.and(bound.condition());
        }
        return all;
    }

    /** The property whose number is too large, or too small, for what is to be added; null for none. */
    public @Nullable String overflow(Map<String, AttributeValue> item) {
        for (NumberBound bound : bounds) {
            if (bound.isBroken(item)) {
                return bound.toString();
            }
        }
        return null;
    }

    /** The properties whose stored values are not what was asserted. */
    public List<String> outdated(Map<String, AttributeValue> item) {
        List<String> outdated = new ArrayList<>();
        for (ChangedComponent<E, ?> component : components) {
            if (component.isOutdated(item)) {
                outdated.add(component.path());
            }
        }
        return outdated;
    }

    /**
     * Asserts the stored forms of values, where an item differs from what was asserted in nothing else; whether that is
     * so.
     */
    public boolean follows(Map<String, AttributeValue> item) {
        List<ChangedComponent<E, ?>> others = new ArrayList<>();
        for (ChangedComponent<E, ?> component : components) {
            if (component.isOutdated(item)) {
                if (!component.isOtherwiseIn(item)) {
                    return false;
                }
                others.add(component);
            }
        }
        for (ChangedComponent<E, ?> component : others) {
            component.assertAsIn(item);
        }
        return !others.isEmpty();
    }

    /**
     * The text for a request.
     *
     * @param attributes what else is written: attributes and their values, null for those that are removed
     * @throws InvalidExpressionException if it is larger than DynamoDB takes
     */
    public String expression(Placeholders placeholders, Map<String, @Nullable AttributeValue> attributes) {
        UpdateSections sections = new UpdateSections(placeholders);
        for (Change change : changes) {
            change.write(sections);
        }
        for (Change change : own) {
            change.write(sections);
        }
        for (Map.Entry<String, @Nullable AttributeValue> attribute : attributes.entrySet()) {
            StoredPath path = StoredPath.of(attribute.getKey());
            AttributeValue value = attribute.getValue();
            if (value == null) {
                sections.remove(path);
            } else {
                sections.set(path).value(value);
            }
        }
        return sections.expression();
    }

    /**
     * Whether an item holds what is to be stored and nothing of what is to be removed; false if there are other changes.
     *
     * @param attributes what else is written: attributes and their values, null for those that are removed
     */
    public boolean areIn(Map<String, AttributeValue> item, Map<String, @Nullable AttributeValue> attributes) {
        for (Change change : changes) {
            if (!change.isIn(item)) {
                return false;
            }
        }
        for (Map.Entry<String, @Nullable AttributeValue> attribute : attributes.entrySet()) {
            if (!SameItem.value(attribute.getValue(), item.get(attribute.getKey()))) {
                return false;
            }
        }
        return true;
    }

    /**
     * The stored form of a value.
     *
     * @throws InvalidEntityException if it cannot be stored
     */
    public static <T> AttributeValue stored(String entity, AttributeReference<?, T> reference, T value) {
        try {
            Objects.requireNonNull(value, reference.path());
            return Nesting.value(
                    reference.converter(), value, reference.location().depth() - 1);
        } catch (ConversionException failure) {
            throw failure.refusal(
                    entity, reference.path(), reference.location().stored().toString());
        }
    }

    /** The attributes under which earlier versions of the program stored a property. */
    public static List<String> formerly(AttributeReference<?, ?> reference) {
        List<String> names = new ArrayList<>();
        List<StoredPath> variants = reference.location().variants();
        for (int i = 1; i < variants.size(); i++) {
            names.add(variants.get(i).attribute());
        }
        return names;
    }

    private U add(Change.Kind kind, AttributeReference<E, ?> reference, AttributeValue value) {
        return add(new Change(kind, reference.location(), value));
    }

    private U add(Change change) {
        for (Change earlier : changes) {
            if (earlier.overlaps(change)) {
                throw overlapping(earlier.path().toString(), change.path().toString());
            }
        }
        changes.add(change);
        return update;
    }

    private static InvalidExpressionException overlapping(String one, String other) {
        return new InvalidExpressionException(
                one.equals(other)
                        ? "An update changes " + one + " twice."
                        : "An update changes both " + one + " and " + other + ", one of which is part of the other.",
                null);
    }
}
