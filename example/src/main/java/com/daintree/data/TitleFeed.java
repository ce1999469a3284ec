package com.daintree.data;

import com.daintree.search.TitleIndex;
import com.daintree.shop.Product;
import io.keywright.runtime.change.Change;
import io.keywright.runtime.change.ChangeReader;
import io.keywright.runtime.change.SequenceNumber;
import io.keywright.runtime.key.PrimaryKey;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.Record;

/**
 * Feeds the search by title from the table's stream, which carries new and old images. A stream delivers each change at
 * least once, and one item's changes in order, except that a consumer which begins anew sees older ones again. So the
 * last change of each product is remembered, and what is not behind it is passed over: replays and duplicates do
 * nothing. An index that outlives the program would keep the sequence number beside each of its entries.
 */
public final class TitleFeed {

    private final ChangeReader changes = DaintreeChanges.reader();
    private final Map<PrimaryKey<Product>, SequenceNumber> applied = new HashMap<>();
    private final TitleIndex index;

    /** Feeds this index. */
    public TitleFeed(TitleIndex index) {
        this.index = index;
    }

    /** Applies the records of one shard, in their order. */
    public void accept(List<Record> records) {
        for (Change<?> change : changes.read(records)) {
            change.as(Product.class).ifPresent(this::apply);
        }
    }

    private void apply(Change<Product> change) {
        SequenceNumber last = applied.get(change.key());
        if (last != null && !change.sequenceNumber().isAfter(last)) {
            return;
        }
        change.newItem()
                .ifPresentOrElse(
                        product -> index.put(product.productId(), product.title()),
                        () -> change.oldItem().map(Product::productId).ifPresent(index::remove));
        applied.put(change.key(), change.sequenceNumber());
    }
}
