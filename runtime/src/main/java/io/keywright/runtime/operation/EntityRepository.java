package io.keywright.runtime.operation;

import io.keywright.runtime.TableContext;
import io.keywright.runtime.item.EntityMapper;
import io.keywright.runtime.key.PrimaryKey;
import java.util.Objects;
import java.util.Optional;

/**
 * Reads and writes one entity by its key. The generated subclass adds the entity's own keys and access patterns.
 *
 * <p>A method that begins with {@code prepare} sends nothing: what it gives can be refined, shows its request and is sent
 * by {@code execute()}. The others send one request; they throw what {@code execute()} of the prepared operation throws.
 *
 * @param <T> the entity
 */
public abstract class EntityRepository<T> {

    private final TableContext table;
    private final EntityMapper<T> mapper;

    /** The items of a mapper's type in a table; for the repositories of this package. */
    EntityRepository(TableContext table, EntityMapper<T> mapper) {
        this.table = table;
        this.mapper = mapper;
    }

    final TableContext table() {
        return table;
    }

    final EntityMapper<T> mapper() {
        return mapper;
    }

    /** GetItem; empty if there is no such item. */
    public final Optional<T> get(PrimaryKey<T> key) {
        return prepareGet(key).execute();
    }

    /** GetItem, not sent yet. */
    public Get<T> prepareGet(PrimaryKey<T> key) {
        return new Get<>(table, mapper, Objects.requireNonNull(key, "key"));
    }

    /**
     * PutItem of an item that must not exist yet.
     *
     * @return the entity as written
     * @throws io.keywright.runtime.error.ItemAlreadyExistsException if its key is taken
     */
    public final T create(T entity) {
        return prepareCreate(entity).execute();
    }

    /** PutItem of an item that must not exist yet, not sent yet. */
    public final Put<T> prepareCreate(T entity) {
        return Put.create(table, mapper, Objects.requireNonNull(entity, "entity"));
    }

    /**
     * PutItem: inserts the item or replaces the whole of it, attributes included that this program does not know. The key
     * alone decides: what lies under it is replaced even if it is of another type, which among the entities of one table
     * the compiler excludes.
     *
     * @return the entity as written
     */
    public final T put(T entity) {
        return preparePut(entity).execute();
    }

    /** PutItem, not sent yet. */
    public final Put<T> preparePut(T entity) {
        return Put.put(table, mapper, Objects.requireNonNull(entity, "entity"));
    }

    /**
     * PutItem of an item that must exist: replaces the whole of it, attributes included that this program does not know.
     *
     * @return the entity as written
     * @throws io.keywright.runtime.error.ItemNotFoundException if there is no such item
     */
    public final T replace(T entity) {
        return prepareReplace(entity).execute();
    }

    /** PutItem of an item that must exist, not sent yet. */
    public final Put<T> prepareReplace(T entity) {
        return Put.replace(table, mapper, Objects.requireNonNull(entity, "entity"));
    }

    /**
     * TransactWriteItems: moves an item to another key, where a component of its primary key changes. The item is written
     * as a whole, so attributes of the old one that this program does not know are lost.
     *
     * @param from as it was read; it is moved only if it is still the same, by its version or by all its properties
     * @param to what it becomes; it keeps its time of creation and counts its version on, whatever this object holds
     * @return the entity as written
     * @throws io.keywright.runtime.error.SameKeyException if both have one key: put, replace and update change what is there
     * @throws io.keywright.runtime.error.ItemNotFoundException if there is nothing under the old key
     * @throws io.keywright.runtime.error.VersionConflictException if it has another version
     * @throws io.keywright.runtime.error.OutdatedValueException if it has no versions, and other properties
     * @throws io.keywright.runtime.error.ItemAlreadyExistsException if the new key is taken
     */
    public final T move(T from, T to) {
        return prepareMove(from, to).execute();
    }

    /** TransactWriteItems that moves an item to another key, not sent yet. */
    public final Move<T> prepareMove(T from, T to) {
        return new Move<>(table, mapper, Objects.requireNonNull(from, "from"), Objects.requireNonNull(to, "to"));
    }

    /**
     * DeleteItem of the item with this entity's key, unless it is of another type; gives what was deleted, if anything.
     *
     * @throws io.keywright.runtime.error.VersionConflictException if the entity has a version, and the item another one
     */
    public final Optional<T> delete(T entity) {
        return prepareDelete(entity).execute();
    }

    /** DeleteItem of the item with this entity's key, not sent yet. */
    public final Delete<T> prepareDelete(T entity) {
        return Delete.of(table, mapper, Objects.requireNonNull(entity, "entity"));
    }

    /** For a transaction: that there is such an item. */
    public final Check<T> prepareCheck(PrimaryKey<T> key) {
        return Check.exists(table, mapper, Objects.requireNonNull(key, "key"));
    }

    /** For a transaction: that there is nothing under the key. */
    public final Check<T> prepareCheckAbsent(PrimaryKey<T> key) {
        return Check.absent(table, mapper, Objects.requireNonNull(key, "key"));
    }
}
