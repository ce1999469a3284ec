package cinema;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.operation.Delete;
import io.keywright.runtime.relation.Connect;
import io.keywright.runtime.transaction.Transaction;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** A transaction at {@link Cinema}: writes that happen together or not at all. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class CinemaTransaction extends Transaction<CinemaTransaction> {
  CinemaTransaction(TableContext table) {
    super(table);
  }

  /** Writes an item that must not exist yet. */
  public CinemaTransaction create(Film entity) {
    return super.create(FilmMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public CinemaTransaction put(Film entity) {
    return super.put(FilmMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public CinemaTransaction replace(Film entity) {
    return super.replace(FilmMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public CinemaTransaction delete(Film entity) {
    return super.delete(FilmMapper.INSTANCE, entity);
  }

  /** Moves an item to another key, if it still is what was given; it is written as a whole there. */
  public CinemaTransaction move(Film from, Film to) {
    return super.move(FilmMapper.INSTANCE, from, to);
  }

  /** Writes an item that must not exist yet. */
  public CinemaTransaction create(Actor entity) {
    return super.create(ActorMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public CinemaTransaction put(Actor entity) {
    return super.put(ActorMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public CinemaTransaction replace(Actor entity) {
    return super.replace(ActorMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public CinemaTransaction delete(Actor entity) {
    return super.delete(ActorMapper.INSTANCE, entity);
  }

  /** Moves an item to another key, if it still is what was given; it is written as a whole there. */
  public CinemaTransaction move(Actor from, Actor to) {
    return super.move(ActorMapper.INSTANCE, from, to);
  }

  /** Writes an item that must not exist yet. */
  public CinemaTransaction create(Role entity) {
    return super.create(RoleMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public CinemaTransaction put(Role entity) {
    return super.put(RoleMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public CinemaTransaction replace(Role entity) {
    return super.replace(RoleMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public CinemaTransaction delete(Role entity) {
    return super.delete(RoleMapper.INSTANCE, entity);
  }

  /** Moves an item to another key, if it still is what was given; it is written as a whole there. */
  public CinemaTransaction move(Role from, Role to) {
    return super.move(RoleMapper.INSTANCE, from, to);
  }

  /** Writes an edge that is not there yet, if both of its ends are, or are written by this transaction. */
  public CinemaTransaction connect(Role edge) {
    return add(new Connect<>(table(), RoleMapper.INSTANCE, edge, RoleReferences.FROM, RoleReferences.TO));
  }

  /** Deletes an edge that must be there. */
  public CinemaTransaction disconnect(Role edge) {
    return add(Delete.ofEdge(table(), RoleMapper.INSTANCE, edge));
  }

  /** Writes an item that must not exist yet. */
  public CinemaTransaction create(Sequel entity) {
    return super.create(SequelMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public CinemaTransaction put(Sequel entity) {
    return super.put(SequelMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public CinemaTransaction replace(Sequel entity) {
    return super.replace(SequelMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public CinemaTransaction delete(Sequel entity) {
    return super.delete(SequelMapper.INSTANCE, entity);
  }

  /** Moves an item to another key, if it still is what was given; it is written as a whole there. */
  public CinemaTransaction move(Sequel from, Sequel to) {
    return super.move(SequelMapper.INSTANCE, from, to);
  }

  /** Writes an edge that is not there yet, if both of its ends are, or are written by this transaction. */
  public CinemaTransaction connect(Sequel edge) {
    return add(new Connect<>(table(), SequelMapper.INSTANCE, edge, SequelReferences.FROM, SequelReferences.TO));
  }

  /** Deletes an edge that must be there. */
  public CinemaTransaction disconnect(Sequel edge) {
    return add(Delete.ofEdge(table(), SequelMapper.INSTANCE, edge));
  }
}
