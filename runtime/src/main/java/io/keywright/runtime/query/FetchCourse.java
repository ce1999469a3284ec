package io.keywright.runtime.query;

import io.keywright.runtime.batch.GetAll;
import io.keywright.runtime.execution.Adjustable;
import io.keywright.runtime.execution.Course;
import io.keywright.runtime.execution.Following;
import io.keywright.runtime.execution.Step;
import io.keywright.runtime.item.EntityMappers;
import io.keywright.runtime.item.ItemDecoder;
import io.keywright.runtime.item.KeysDecoder;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.operation.FoundItems;
import java.util.ArrayList;
import java.util.List;

/** The keys of an index, and then the items that they lead to. */
final class FetchCourse<E> implements Course<List<Fetched<E>>>, Following<List<PrimaryKey<E>>, List<Fetched<E>>> {

    private final QuerySource<PrimaryKey<E>> source;
    private final ResultWalk<PrimaryKey<E>> walk;
    private final Adjustable<?> whole;

    FetchCourse(QuerySource<PrimaryKey<E>> source, ResultWalk<PrimaryKey<E>> walk, Adjustable<?> whole) {
        this.source = source;
        this.walk = walk;
        this.whole = whole;
    }

    @Override
    public Step<List<Fetched<E>>> begin() {
        return Step.then(new ListCourse<>(walk).begin(), this);
    }

    @Override
    public Step<List<Fetched<E>>> after(List<PrimaryKey<E>> keys) {
        // What was written a moment ago can be in the index and not yet on the replica that an ordinary read asks.
        GetAll items = new GetAll(source.table(), mappers(source.decoder()), keys)
                .like(whole)
                .consistent();
        return Step.then(items.begin(), new InOrder<>(keys));
    }

    private static <E> EntityMappers mappers(ItemDecoder<PrimaryKey<E>> decoder) {
        if (decoder instanceof KeysDecoder<E> keys) {
            return keys.mappers();
        }
        throw new IllegalArgumentException("a query of keys decodes keys");
    }

    private static final class InOrder<E> implements Following<FoundItems, List<Fetched<E>>> {

        private final List<PrimaryKey<E>> keys;

        InOrder(List<PrimaryKey<E>> keys) {
            this.keys = keys;
        }

        @Override
        public Step<List<Fetched<E>>> after(FoundItems found) {
            List<Fetched<E>> fetched = new ArrayList<>(keys.size());
            for (PrimaryKey<E> key : keys) {
                fetched.add(new Fetched<>(key, found.get(key).orElse(null)));
            }
            return Step.done(fetched);
        }
    }
}
