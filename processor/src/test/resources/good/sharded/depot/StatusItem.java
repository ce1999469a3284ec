package depot;

import io.keywright.annotation.ItemCollection;

/** What has a status, read together from all shards. */
@ItemCollection(index = 1)
public sealed interface StatusItem permits Order, Refund {}
