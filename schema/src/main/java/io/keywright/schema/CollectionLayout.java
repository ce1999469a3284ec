package io.keywright.schema;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * How the items of a collection that is a record lie in their partition. Either the lists lie below the head, whose sort
 * key theirs go on from; or they lie anywhere, and the partition's properties are all that the head's sort key is
 * made of. In both cases the head's key is known before anything is read.
 *
 * @param head the head's entity
 * @param below whether the lists lie below it
 * @param lists the lists
 */
public record CollectionLayout(Entity head, boolean below, List<Listed> lists) {

    public CollectionLayout {
        lists = List.copyOf(lists);
    }

    /**
     * A list.
     *
     * @param entity whose items it holds
     * @param prefix what its sort keys start with, or go on with behind the head's where they lie below it; may be empty
     */
    public record Listed(Entity entity, String prefix) {}

    /** The layout; empty where there is none, or where other rules say already what is wrong. */
    public static Optional<CollectionLayout> of(Table table, Collection collection) {
        Optional<Entity> head = collection.head().flatMap(part -> table.entity(part.entity()));
        Optional<Place> place = head.flatMap(entity -> Place.of(entity, collection.index(), false));
        if (place.isEmpty() || place.get().sk() == null) {
            return Optional.empty();
        }
        String headSort = place.get().sk().text();
        String start = headSort + table.delimiter();
        List<Listed> below = new ArrayList<>();
        List<Listed> anywhere = new ArrayList<>();
        for (Collection.Part part : collection.lists()) {
            Optional<Entity> entity = table.entity(part.entity());
            KeyTemplate sk = entity.flatMap(listed -> Place.of(listed, collection.index(), false))
                    .map(Place::sk)
                    .orElse(null);
            if (sk == null) {
                return Optional.empty();
            }
            anywhere.add(new Listed(entity.get(), sk.leadingLiteral()));
            if (sk.text().startsWith(start)) {
                below.add(new Listed(entity.get(), literal(sk.text().substring(headSort.length()))));
            }
        }
        if (below.size() == anywhere.size()) {
            return Optional.of(new CollectionLayout(head.get(), true, below));
        }
        return isKnown(place.get()) ? Optional.of(new CollectionLayout(head.get(), false, anywhere)) : Optional.empty();
    }

    /** Whether the sort key is made of what the partition key is made of. */
    private static boolean isKnown(Place place) {
        List<String> known = place.pk().placeholders().stream()
                .map(KeyTemplate.Placeholder::path)
                .toList();
        KeyTemplate sk = place.sk();
        return sk != null && sk.placeholders().stream().allMatch(placeholder -> known.contains(placeholder.path()));
    }

    /** The text before the first placeholder. */
    private static String literal(String template) {
        int brace = template.indexOf('{');
        return brace < 0 ? template : template.substring(0, brace);
    }
}
