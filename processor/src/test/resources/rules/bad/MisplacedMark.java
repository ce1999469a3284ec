// OTHER MEMBERS the twin has another type
package rules;

import io.keywright.annotation.CreatedAt;
import io.keywright.annotation.Entity;
import io.keywright.annotation.Gsi;
import io.keywright.annotation.Immutable;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;
import io.keywright.annotation.UpdatedAt;
import io.keywright.annotation.Version;
import java.time.Instant;

public interface MisplacedMark {

    @Entity
    @Key(pk = "MOVIE#{movieId}", sk = "MOVIE")
    @Gsi(index = 1, name = "byVersion", pk = "MOVIES#{title}", sk = "{version:10}")
    // ERROR [MisplacedMark] @Immutable on rules.MisplacedMark.Movie.movieId has nothing to add to pk of @Key on rules.MisplacedMark.Movie, which never changes: "MOVIE#{movieId}". Remove it.
    // ERROR [MisplacedMark] @Version on rules.MisplacedMark.Movie.version changes with every write and may not be taken by sk of @Gsi(index = 1) on rules.MisplacedMark.Movie: "{version:10}". Take another property there, or remove the annotation.
    record Movie(@Immutable String movieId, String title, @Version int version) {}

    @Entity
    @Key(pk = "LOAN#{loanId}", sk = "{lentAt}")
    @Gsi(index = 2, name = "byReturn", pk = "READER#{reader}", sk = "{returnedAt}")
    // ERROR [MisplacedMark] @CreatedAt on rules.MisplacedMark.Loan.lentAt is known only when the item is written and cannot be taken by sk of @Key on rules.MisplacedMark.Loan, by which it is found: "{lentAt}". Take another property there, or remove the annotation.
    // ERROR [MisplacedMark] @UpdatedAt on rules.MisplacedMark.Loan.returnedAt changes with every write, which cannot tell "reader" in the same key of sk of @Gsi(index = 2) on rules.MisplacedMark.Loan: "{returnedAt}". Take only components of the primary key beside it, or another property in its place.
    record Loan(String loanId, String reader, @CreatedAt Instant lentAt, @UpdatedAt Instant returnedAt) {}

    @Table(entities = {Movie.class, Loan.class})
    interface Shop {}
}
