package io.keywright.runtime.relation;

import io.keywright.runtime.TableContext;
import io.keywright.runtime.batch.GetAll;
import io.keywright.runtime.execution.Adjustable;
import io.keywright.runtime.execution.Following;
import io.keywright.runtime.execution.Step;
import io.keywright.runtime.item.EntityMappers;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.operation.FoundItems;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The second half of following references: what objects refer to is read, each key once, and given in the objects' order.
 *
 * @param <E> the entity that refers
 * @param <R> the entity that it refers to
 * @param <P> what is made of an object and what it refers to
 */
public abstract class Resolution<E, R, P> implements Following<List<E>, List<P>> {

    private final TableContext table;
    private final Reference<? super E, R> reference;
    private final Adjustable<?> whole;
    private final boolean consistent;

    private Resolution(TableContext table, Reference<? super E, R> reference, Adjustable<?> whole, boolean consistent) {
        this.table = table;
        this.reference = Objects.requireNonNull(reference, "reference");
        this.whole = whole;
        this.consistent = consistent;
    }

    /**
     * Pairs of object and target.
     *
     * @param whole the operation that this is a part of
     * @param consistent whether the targets are read consistently
     */
    public static <E, R> Resolution<E, R, Resolved<E, R>> pairs(
            TableContext table, Reference<? super E, R> reference, Adjustable<?> whole, boolean consistent) {
        return new Resolution<>(table, reference, whole, consistent) {
            @Override
            Resolved<E, R> pair(E item, @Nullable PrimaryKey<R> key, @Nullable R target) {
                return new Resolved<>(item, key, target);
            }
        };
    }

    /** Pairs of object and source with what has drifted; the parameters are those of {@link #pairs}. */
    public static <E, R> Resolution<E, R, Refreshed<E, R>> drifts(
            TableContext table, CopyReference<? super E, R> reference, Adjustable<?> whole, boolean consistent) {
        return new Resolution<>(table, reference, whole, consistent) {
            @Override
            Refreshed<E, R> pair(E item, @Nullable PrimaryKey<R> key, @Nullable R target) {
                List<Drift> drift = target == null ? List.of() : reference.drift(item, target);
                return new Refreshed<>(item, key, target, drift);
            }
        };
    }

    abstract P pair(E item, @Nullable PrimaryKey<R> key, @Nullable R target);

    @Override
    public Step<List<P>> after(List<E> items) {
        List<@Nullable PrimaryKey<R>> keys = new ArrayList<>(items.size());
        List<PrimaryKey<R>> wanted = new ArrayList<>(items.size());
        for (E item : items) {
            PrimaryKey<R> key = reference.key(item);
            keys.add(key);
            if (key != null) {
                wanted.add(key);
            }
        }
        EntityMappers mappers = new EntityMappers().with(reference.target(), reference.mapper());
        GetAll targets = new GetAll(table, mappers, wanted).like(whole);
        if (consistent) {
            targets.consistent();
        }
        return Step.then(targets.begin(), new InOrder(items, keys));
    }

    private final class InOrder implements Following<FoundItems, List<P>> {

        private final List<E> items;
        private final List<@Nullable PrimaryKey<R>> keys;

        InOrder(List<E> items, List<@Nullable PrimaryKey<R>> keys) {
            this.items = items;
            this.keys = keys;
        }

        @Override
        public Step<List<P>> after(FoundItems found) {
            List<P> pairs = new ArrayList<>(items.size());
            for (int index = 0; index < items.size(); index++) {
                PrimaryKey<R> key = keys.get(index);
                R target = key == null ? null : found.get(key).orElse(null);
                pairs.add(pair(items.get(index), key, target));
            }
            return Step.done(pairs);
        }
    }
}
