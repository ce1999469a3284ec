package rules;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Gsi;
import io.keywright.annotation.Immutable;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;
import io.keywright.annotation.Version;

public interface MisplacedMark {

    @Entity
    @Key(pk = "MOVIE#{movieId}", sk = "MOVIE")
    @Gsi(index = 1, name = "byTitle", pk = "MOVIES#{title}", sk = "{movieId}")
    // ERROR [NotAvailableYet] @Immutable on rules.MisplacedMark.Movie.title cannot be used yet, since nothing generated refuses a change: "@Immutable". Remove it; until then write such items with create alone.
    // ERROR [NotAvailableYet] @Version on rules.MisplacedMark.Movie.version cannot be used yet, since nothing generated counts or compares versions: "@Version". Remove it; until then count in a plain property, and add the condition to the request that toRequest() gives.
    record Movie(String movieId, @Immutable String title, @Version int version) {}

    @Table(entities = Movie.class)
    interface Shop {}
}
