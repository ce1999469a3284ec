package io.keywright.runtime.relation;

import io.keywright.runtime.TableContext;
import io.keywright.runtime.execution.Operation;
import io.keywright.runtime.execution.OperationName;
import io.keywright.runtime.execution.Step;
import io.keywright.runtime.item.EntityMapper;
import io.keywright.runtime.key.PrimaryKey;
import java.util.Objects;

/**
 * Deletes a node of a graph: its head, the other items of its partition, and the edges that point to it from the partitions
 * of other nodes.
 *
 * <ol>
 *   <li>The head is marked. From now on {@code connect} refuses the node as an end, and its head is not replaced or moved.
 *   <li>The items of its partition are read, consistently, and deleted in transactions of at most 25 items, each if it still
 *       is of its type, and all of them if the head still carries the mark; guards of their unique values are given back.
 *   <li>The edges that an index puts into its partition are read and deleted likewise.
 *   <li>The head is deleted, if it still carries the mark.
 * </ol>
 *
 * <p>Whatever happens in between, the head is there and marked until all else is gone, so that the same call goes on where it
 * ended. Two that run at once do no harm. Memory holds a page of keys at a time.
 *
 * <p>An index follows its table after a while: an edge that was connected a moment before the mark can be missing from the
 * index when it is read, and stays then. Nothing finds it by its keys; it is for an audit of the table to find. An item of the
 * partition whose type this program does not know, or that has none, is left, and so is the head: see {@link
 * NodeDeletion#left}.
 *
 * <p>A transaction costs two write units for each item and KB where a single deletion costs one, and as much for its look at the head; a page of keys costs what the
 * items would, half a unit for 4 KB in an index, and one in the table.
 *
 * <p>Fails with {@link io.keywright.runtime.error.UnexpectedTypeException} or {@link
 * io.keywright.runtime.error.MissingTypeException} if what lies under the key is no head of this node, with {@link
 * io.keywright.runtime.error.WriteConflictException} if transactions were at the head each time it was to be marked, with {@link
 * io.keywright.runtime.error.ConditionFailedException} if another call has deleted the node meanwhile and
 * somebody has written a new one under its key, of which nothing is deleted, and
 * with what a read or a transaction fails with. Throttled requests and lost races are tried again until the table's patience is over, for each of
 * them anew, unless {@link #within} sets a deadline for it all.
 *
 * @param <T> the head
 */
public final class DeleteNode<T> extends Operation<NodeDeletion, DeleteNode<T>> {

    private final EntityMapper<T> mapper;
    private final PrimaryKey<T> key;
    private final NodeParts parts;

    /** Sends nothing yet. */
    public DeleteNode(TableContext table, EntityMapper<T> mapper, PrimaryKey<T> key, NodeParts parts) {
        super(table, OperationName.of("deleteNode", mapper.entity()));
        this.mapper = mapper;
        this.key = Objects.requireNonNull(key, "key");
        this.parts = parts;
    }

    @Override
    public Step<NodeDeletion> begin() {
        return new DeleteNodeCourse<>(table(), settings(), mapper, key, parts).begin();
    }
}
