package kin;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.operation.Check;
import io.keywright.runtime.operation.Delete;
import io.keywright.runtime.operation.Get;
import io.keywright.runtime.operation.Repository;
import io.keywright.runtime.relation.DeleteNode;
import io.keywright.runtime.relation.NodeDeletion;
import java.util.Optional;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Reads and writes {@link Place}: {@code PLACE#{placeId} / PLACE}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class PlaceRepository extends Repository<Place> {
  private final TableContext table;

  PlaceRepository(TableContext table) {
    super(table, PlaceMapper.INSTANCE);
    this.table = table;
  }

  /** GetItem; empty if there is no such item. */
  public Optional<Place> get(String placeId) {
    return get(PlaceKeys.primary(placeId));
  }

  /** GetItem, not sent yet. */
  public Get<Place> prepareGet(String placeId) {
    return prepareGet(PlaceKeys.primary(placeId));
  }

  /** DeleteItem; gives what was deleted. */
  public Optional<Place> delete(String placeId) {
    return delete(PlaceKeys.primary(placeId));
  }

  /** DeleteItem, not sent yet. */
  public Delete<Place> prepareDelete(String placeId) {
    return prepareDelete(PlaceKeys.primary(placeId));
  }

  /** For a transaction: that there is such an item. */
  public Check<Place> prepareCheck(String placeId) {
    return prepareCheck(PlaceKeys.primary(placeId));
  }

  /** UpdateItem of what is there: changes single attributes. */
  public PlaceUpdate update(String placeId) {
    return new PlaceUpdate(this.table, PlaceKeys.primary(placeId));
  }

  /** UpdateItem of an object that was read: changes single attributes. */
  public PlaceUpdate update(Place place) {
    return new PlaceUpdate(this.table, PlaceMapper.INSTANCE.key(place));
  }

  /**
   * Deletes a node: marks its head, then deletes the other items of its partition and the edges that point to it, the head last. Whoever calls it again goes on where it ended.
   */
  public NodeDeletion deleteNode(PrimaryKey<Place> key) {
    return prepareDeleteNode(key).execute();
  }

  /** The same, not sent yet. */
  public DeleteNode<Place> prepareDeleteNode(PrimaryKey<Place> key) {
    return new DeleteNode<>(table, PlaceMapper.INSTANCE, key, PlaceReferences.PARTS);
  }

  /** Deletes a node. */
  public NodeDeletion deleteNode(String placeId) {
    return deleteNode(PlaceKeys.primary(placeId));
  }
}
