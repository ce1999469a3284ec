package io.keywright.schema;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Where an entity's items lie in the table or in one of its indexes.
 *
 * @param index the number of the index; 0 for the table
 * @param local whether the index is a local one
 * @param pk the template of the partition key
 * @param sk the template of the sort key, if there is one
 */
record Place(
        int index, boolean local, KeyTemplate pk, @Nullable KeyTemplate sk) {

    /** Where the query of this name looks; empty where the entity has no such query. */
    static Optional<Place> ofQuery(Entity entity, String queryName) {
        if (queryName.equals(entity.key().queryName())) {
            return of(entity, 0, false);
        }
        return entity.indexKeys().stream()
                .filter(key -> key.queryName().equals(queryName))
                .findFirst()
                .map(Place::of);
    }

    /** Where the entity's items lie in an index, or with the number 0 in the table; empty for nowhere. */
    static Optional<Place> of(Entity entity, int index, boolean local) {
        return index == 0
                ? Optional.of(
                        new Place(0, false, entity.key().pk(), entity.key().sk()))
                : entity.indexKey(index, local).map(Place::of);
    }

    private static Place of(IndexKey key) {
        return new Place(key.index(), key.local(), key.pk(), key.sk());
    }
}
