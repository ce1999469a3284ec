package depot;

import io.keywright.annotation.ItemCollection;

/** What came from a site, read together from the shards of today and of before. */
@ItemCollection(index = 2)
public sealed interface SiteItem permits Reading, Alarm {}
