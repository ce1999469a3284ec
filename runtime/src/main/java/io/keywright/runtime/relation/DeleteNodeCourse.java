package io.keywright.runtime.relation;

import io.keywright.runtime.TableContext;
import io.keywright.runtime.decoding.StoredItem;
import io.keywright.runtime.execution.Call;
import io.keywright.runtime.execution.Calls;
import io.keywright.runtime.execution.Continuation;
import io.keywright.runtime.execution.Course;
import io.keywright.runtime.execution.Following;
import io.keywright.runtime.execution.Patient;
import io.keywright.runtime.execution.Settings;
import io.keywright.runtime.execution.Step;
import io.keywright.runtime.item.EntityMapper;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.operation.Check;
import io.keywright.runtime.operation.Conflicts;
import io.keywright.runtime.operation.Write;
import io.keywright.runtime.operation.WriteAction;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;
import software.amazon.awssdk.services.dynamodb.model.TransactionConflictException;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemResponse;

/** The mark, the items of the partition, the edges that point to it, what came late into the partition, the head. */
final class DeleteNodeCourse<T> {

    private final TableContext table;
    private final Settings settings;
    private final EntityMapper<T> mapper;
    private final PrimaryKey<T> key;
    private final NodeParts parts;
    private final NodeRequests<T> requests;
    private Map<String, AttributeValue> head = Map.of();
    private long deleted;
    private long left;

    DeleteNodeCourse(
            TableContext table, Settings settings, EntityMapper<T> mapper, PrimaryKey<T> key, NodeParts parts) {
        this.table = table;
        this.settings = settings;
        this.mapper = mapper;
        this.key = key;
        this.parts = parts;
        this.requests = new NodeRequests<>(table, settings, mapper, key);
    }

    Step<NodeDeletion> begin() {
        return new Marked().begin();
    }

    private <R> Step<NodeDeletion> send(Call<R> call, Continuation<R, NodeDeletion> next) {
        return Patient.send(call, table.options().patience(), next);
    }

    private NodeDeletion outcome() {
        return new NodeDeletion(!head.isEmpty(), deleted, left);
    }

    private final class Marked implements Course<NodeDeletion>, Continuation<UpdateItemResponse, NodeDeletion> {

        private final WriteAction<?> check =
                Check.exists(table, mapper, key).asActions().get(0);
        private final Conflicts conflicts = new Conflicts();

        @Override
        public Step<NodeDeletion> begin() {
            return send(Calls.update(requests.mark()), this);
        }

        @Override
        public Step<NodeDeletion> answered(UpdateItemResponse response) {
            head = response.attributes();
            return new Within(false).begin();
        }

        @Override
        public Step<NodeDeletion> failed(RuntimeException failure) {
            if (failure instanceof TransactionConflictException conflict) {
                // Somebody connects the node just now, say: each of these transactions checks its head.
                return conflicts.again(conflict, check, this);
            }
            if (!(failure instanceof ConditionalCheckFailedException refused)) {
                throw failure;
            }
            if (!refused.hasItem()) {
                return Step.done(outcome());
            }
            throw check.meaning(refused.item(), refused);
        }
    }

    /** Goes through pages of keys and deletes what belongs to the node, one transaction after another. */
    private abstract class Walk implements Continuation<QueryResponse, NodeDeletion>, Following<Integer, NodeDeletion> {

        private final List<Write> pending = new ArrayList<>();
        private final List<Integer> sizes = new ArrayList<>();
        private Map<String, AttributeValue> behind = Map.of();
        private boolean over;

        final Step<NodeDeletion> begin() {
            return send(Calls.query(page(behind)), this);
        }

        abstract QueryRequest page(Map<String, AttributeValue> from);

        /** What an item is to be deleted as; null for one that is left alone. */
        abstract NodeParts.@Nullable Part<?> part(StoredItem item, String partition, @Nullable String sort);

        /** What follows when all pages have been read and what is in them deleted. */
        abstract Step<NodeDeletion> then();

        @Override
        public final Step<NodeDeletion> answered(QueryResponse response) {
            for (Map<String, AttributeValue> attributes : response.items()) {
                StoredItem item = new StoredItem(table, attributes);
                String partition =
                        Objects.requireNonNull(item.text(table.layout().partitionKey()), "partition key");
                String sortKey = table.layout().sortKey();
                String sort = sortKey == null ? null : item.text(sortKey);
                if (!requests.isHead(partition, sort)) {
                    NodeParts.Part<?> part = part(item, partition, sort);
                    if (part != null) {
                        pending.add(part.delete(table, partition, sort));
                        sizes.add(part.actions());
                    }
                }
            }
            over = !response.hasLastEvaluatedKey()
                    || response.lastEvaluatedKey().isEmpty();
            behind = over ? Map.of() : response.lastEvaluatedKey();
            return goOn();
        }

        private Step<NodeDeletion> goOn() {
            if (!pending.isEmpty()) {
                return Step.then(
                        NodeTransaction.take(pending, sizes, requests.ongoing()).begin(table, settings), this);
            }
            return over ? then() : begin();
        }

        @Override
        public final Step<NodeDeletion> after(Integer count) {
            deleted += count;
            return goOn();
        }
    }

    /** The items of the partition. */
    private final class Within extends Walk {

        private final boolean again;
        private final long before = deleted;

        /**
         * Those that are there.
         *
         * @param again whether the edges that point to the node have gone already
         */
        Within(boolean again) {
            this.again = again;
            left = 0;
        }

        @Override
        QueryRequest page(Map<String, AttributeValue> from) {
            return requests.within(from);
        }

        @Override
        NodeParts.@Nullable Part<?> part(StoredItem item, String partition, @Nullable String sort) {
            NodeParts.Part<?> part = parts.ofType(item.type());
            if (part == null) {
                left++;
            }
            return part;
        }

        @Override
        Step<NodeDeletion> then() {
            if (!again) {
                return direction(0);
            }
            // What was written meanwhile without a look at the mark: as long as there is some, once more.
            return deleted > before ? new Within(true).begin() : DeleteNodeCourse.this.last();
        }
    }

    private Step<NodeDeletion> direction(int number) {
        for (int next = number; next < parts.directions().size(); next++) {
            NodeParts.Direction direction = parts.directions().get(next);
            String partition = direction.partition(mapper, key, head);
            if (partition != null) {
                return new Pointing(direction, partition, next).begin();
            }
        }
        return new Within(true).begin();
    }

    /** The edges that one index puts into the node's partition. */
    private final class Pointing extends Walk {

        private final NodeParts.Direction direction;
        private final String partition;
        private final int number;

        Pointing(NodeParts.Direction direction, String partition, int number) {
            this.direction = direction;
            this.partition = partition;
            this.number = number;
        }

        @Override
        QueryRequest page(Map<String, AttributeValue> from) {
            return requests.pointing(direction, partition, from);
        }

        @Override
        NodeParts.@Nullable Part<?> part(StoredItem item, String itsPartition, @Nullable String sort) {
            return direction.part().isOf(item.type()) ? direction.part() : null;
        }

        @Override
        Step<NodeDeletion> then() {
            return direction(number + 1);
        }
    }

    private Step<NodeDeletion> last() {
        if (left > 0) {
            return Step.done(outcome());
        }
        return Step.then(new NodeTransaction(requests.head()).begin(table, settings), new Over());
    }

    private final class Over implements Following<Integer, NodeDeletion> {

        @Override
        public Step<NodeDeletion> after(Integer count) {
            deleted += count;
            return Step.done(outcome());
        }
    }
}
