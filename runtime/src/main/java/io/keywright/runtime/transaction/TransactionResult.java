package io.keywright.runtime.transaction;

import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.operation.WriteAction;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What a transaction has written. Immutable. */
public final class TransactionResult {

    private final Map<PrimaryKey<?>, Object> byKey;
    private final List<Object> written;

    private TransactionResult(Map<PrimaryKey<?>, Object> byKey, List<Object> written) {
        this.byKey = byKey;
        this.written = written;
    }

    static TransactionResult of(List<WriteAction<?>> actions) {
        Map<PrimaryKey<?>, Object> byKey = new HashMap<>();
        List<Object> written = new ArrayList<>();
        for (WriteAction<?> action : actions) {
            Object entity = action.written();
            if (entity != null) {
                byKey.putIfAbsent(action.key(), entity);
                written.add(entity);
            }
        }
        return new TransactionResult(byKey, Collections.unmodifiableList(written));
    }

    /**
     * The entity as written under this key. DynamoDB does not tell what an update in a transaction has made of an item, so
     * those that were updated are not here, as little as those that were deleted or checked. Where the transaction wrote
     * under this key in more than one table, it is what was added first.
     */
    @SuppressWarnings("unchecked") // A key is of its entity.
    public <T> Optional<T> written(PrimaryKey<T> key) {
        return Optional.ofNullable((T) byKey.get(key));
    }

    /** All entities that were written as a whole, in the order of the actions. */
    public List<Object> written() {
        return written;
    }
}
