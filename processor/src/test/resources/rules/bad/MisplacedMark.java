// OTHER MEMBERS the twin has another type
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
    @Gsi(index = 1, name = "byVersion", pk = "MOVIES#{title}", sk = "{version:10}")
    // ERROR [MisplacedMark] @Immutable on rules.MisplacedMark.Movie.movieId has nothing to add to pk of @Key on rules.MisplacedMark.Movie, which never changes: "MOVIE#{movieId}". Remove it.
    // ERROR [MisplacedMark] @Version on rules.MisplacedMark.Movie.version changes with every write and may not be taken by sk of @Gsi(index = 1) on rules.MisplacedMark.Movie: "{version:10}". Take another property there, or remove the annotation.
    // ERROR [NotAvailableYet] @Immutable on rules.MisplacedMark.Movie.movieId cannot be used yet, since nothing generated refuses a change: "@Immutable". Remove it; until then write such items with create alone.
    // ERROR [NotAvailableYet] @Version on rules.MisplacedMark.Movie.version cannot be used yet, since nothing generated counts or compares versions: "@Version". Remove it; until then count in a plain property, and add the condition to the request that toRequest() gives.
    record Movie(@Immutable String movieId, String title, @Version int version) {}

    @Table(entities = Movie.class)
    interface Shop {}
}
