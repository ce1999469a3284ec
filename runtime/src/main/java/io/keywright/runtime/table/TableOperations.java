package io.keywright.runtime.table;

import io.keywright.runtime.TableContext;
import io.keywright.runtime.batch.GetAll;
import io.keywright.runtime.item.EntityMappers;
import io.keywright.runtime.item.Projection;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.operation.FoundItems;
import io.keywright.runtime.scan.Scan;
import io.keywright.runtime.transaction.TransactionalGet;
import java.util.List;
import java.util.function.Consumer;

/** What is done with items of several entities. The generated subclass adds the table's transactions and batches. */
public abstract class TableOperations {

    private final TableContext table;
    private final EntityMappers mappers;

    /** For a table and the mappers of all its entities. */
    protected TableOperations(TableContext table, EntityMappers mappers) {
        this.table = table;
        this.mappers = mappers;
    }

    /** The table. */
    protected final TableContext context() {
        return table;
    }

    /**
     * BatchGetItem: reads items of any entities by their keys, each for itself; as {@link #prepareGetAll} executed.
     *
     * @throws io.keywright.runtime.error.UnprocessedReadsException if some keys were not read in time
     */
    public final FoundItems getAll(PrimaryKey<?>... keys) {
        return prepareGetAll(List.of(keys)).execute();
    }

    /** BatchGetItem of any number of keys, not sent yet. */
    public final GetAll prepareGetAll(Iterable<? extends PrimaryKey<?>> keys) {
        return new GetAll(table, mappers, keys);
    }

    /**
     * TransactGetItems: reads items of any entities as they were at one moment; as {@link #prepareTransactionalGet}
     * executed.
     *
     * @throws io.keywright.runtime.error.TransactionConflictedException if it met conflicts until its time was over
     */
    public final FoundItems transactionalGet(PrimaryKey<?>... keys) {
        return prepareTransactionalGet(List.of(keys)).execute();
    }

    /** TransactGetItems of up to 100 keys, not sent yet. */
    public final TransactionalGet prepareTransactionalGet(Iterable<? extends PrimaryKey<?>> keys) {
        return new TransactionalGet(table, mappers, keys);
    }

    /**
     * Scan: reads the whole table and gives the objects of one entity to a consumer; not sent yet.
     *
     * @param entity one of the table's
     * @param consumer is given each object, on the thread that carries out the scan
     * @throws IllegalArgumentException if the entity is none of this table
     */
    public final <T> Scan<T> prepareScan(Class<T> entity, Consumer<? super T> consumer) {
        return new Scan<>(table, mappers.of(entity), consumer);
    }

    /**
     * Scan: reads the whole table and gives some of the properties of one entity's objects to a consumer; not sent yet. It
     * costs what the scan of the objects costs, but sends less.
     *
     * @param projection the generated {@code INSTANCE} of a record with {@code @Projection}
     * @param consumer is given each record, on the thread that carries out the scan
     */
    public final <P> Scan<P> prepareScan(Projection<?, P> projection, Consumer<? super P> consumer) {
        return new Scan<>(table, projection, consumer);
    }
}
