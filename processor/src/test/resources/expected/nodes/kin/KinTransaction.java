package kin;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.operation.Delete;
import io.keywright.runtime.relation.Connect;
import io.keywright.runtime.transaction.Transaction;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** A transaction at {@link Kin}: writes that happen together or not at all. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class KinTransaction extends Transaction<KinTransaction> {
  KinTransaction(TableContext table) {
    super(table);
  }

  /** Writes an item that must not exist yet. */
  public KinTransaction create(Person entity) {
    return super.create(PersonMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public KinTransaction put(Person entity) {
    return super.put(PersonMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public KinTransaction replace(Person entity) {
    return super.replace(PersonMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public KinTransaction delete(Person entity) {
    return super.delete(PersonMapper.INSTANCE, entity);
  }

  /** Moves an item to another key, if it still is what was given; it is written as a whole there. */
  public KinTransaction move(Person from, Person to) {
    return super.move(PersonMapper.INSTANCE, from, to);
  }

  /** Writes an item that must not exist yet. */
  public KinTransaction create(Place entity) {
    return super.create(PlaceMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public KinTransaction put(Place entity) {
    return super.put(PlaceMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public KinTransaction replace(Place entity) {
    return super.replace(PlaceMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public KinTransaction delete(Place entity) {
    return super.delete(PlaceMapper.INSTANCE, entity);
  }

  /** Moves an item to another key, if it still is what was given; it is written as a whole there. */
  public KinTransaction move(Place from, Place to) {
    return super.move(PlaceMapper.INSTANCE, from, to);
  }

  /** Writes an item that must not exist yet. */
  public KinTransaction create(Marriage entity) {
    return super.create(MarriageMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public KinTransaction put(Marriage entity) {
    return super.put(MarriageMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public KinTransaction replace(Marriage entity) {
    return super.replace(MarriageMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public KinTransaction delete(Marriage entity) {
    return super.delete(MarriageMapper.INSTANCE, entity);
  }

  /** Moves an item to another key, if it still is what was given; it is written as a whole there. */
  public KinTransaction move(Marriage from, Marriage to) {
    return super.move(MarriageMapper.INSTANCE, from, to);
  }

  /** Writes an edge that is not there yet, if both of its ends are, or are written by this transaction. */
  public KinTransaction connect(Marriage edge) {
    return add(new Connect<>(table(), MarriageMapper.INSTANCE, edge, MarriageReferences.FROM, MarriageReferences.TO));
  }

  /** Deletes an edge that must be there. */
  public KinTransaction disconnect(Marriage edge) {
    return add(Delete.ofEdge(table(), MarriageMapper.INSTANCE, edge));
  }

  /** Writes an item that must not exist yet. */
  public KinTransaction create(Birth entity) {
    return super.create(BirthMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public KinTransaction put(Birth entity) {
    return super.put(BirthMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public KinTransaction replace(Birth entity) {
    return super.replace(BirthMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public KinTransaction delete(Birth entity) {
    return super.delete(BirthMapper.INSTANCE, entity);
  }

  /** Moves an item to another key, if it still is what was given; it is written as a whole there. */
  public KinTransaction move(Birth from, Birth to) {
    return super.move(BirthMapper.INSTANCE, from, to);
  }

  /** Writes an edge that is not there yet, if both of its ends are, or are written by this transaction. */
  public KinTransaction connect(Birth edge) {
    return add(new Connect<>(table(), BirthMapper.INSTANCE, edge, BirthReferences.FROM, BirthReferences.TO));
  }

  /** Deletes an edge that must be there. */
  public KinTransaction disconnect(Birth edge) {
    return add(Delete.ofEdge(table(), BirthMapper.INSTANCE, edge));
  }

  /** Writes an item that must not exist yet. */
  public KinTransaction create(Job entity) {
    return super.create(JobMapper.INSTANCE, entity);
  }

  /** Writes an item, or replaces the whole of it. */
  public KinTransaction put(Job entity) {
    return super.put(JobMapper.INSTANCE, entity);
  }

  /** Replaces the whole of an item that must exist. */
  public KinTransaction replace(Job entity) {
    return super.replace(JobMapper.INSTANCE, entity);
  }

  /** Deletes the item with this object's key. */
  public KinTransaction delete(Job entity) {
    return super.delete(JobMapper.INSTANCE, entity);
  }

  /** Moves an item to another key, if it still is what was given; it is written as a whole there. */
  public KinTransaction move(Job from, Job to) {
    return super.move(JobMapper.INSTANCE, from, to);
  }
}
