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
    @Gsi(index = 1, name = "byTitle", pk = "MOVIES#{title}", sk = "{movieId}")
    // ERROR [NotAvailableYet] @Immutable on rules.MisplacedMark.Movie.title cannot be used yet, since nothing generated refuses a change: "@Immutable". Remove it; until then write such items with create alone.
    // ERROR [NotAvailableYet] @Version on rules.MisplacedMark.Movie.version cannot be used yet, since nothing generated counts or compares versions: "@Version". Remove it; until then count in a plain property, and add the condition to the request that toRequest() gives.
    record Movie(String movieId, @Immutable String title, @Version int version) {}

    @Entity
    @Key(pk = "LOAN#{loanId}", sk = "LOAN")
    @Gsi(index = 2, name = "byReader", pk = "READER#{reader}", sk = "{lentAt}")
    // ERROR [NotAvailableYet] @CreatedAt on rules.MisplacedMark.Loan.lentAt cannot be used yet, since nothing generated sets times: "@CreatedAt". Remove it; until then set a plain property.
    // ERROR [NotAvailableYet] @UpdatedAt on rules.MisplacedMark.Loan.returnedAt cannot be used yet, since nothing generated sets times: "@UpdatedAt". Remove it; until then set a plain property.
    record Loan(String loanId, String reader, @CreatedAt Instant lentAt, @UpdatedAt Instant returnedAt) {}

    @Table(entities = {Movie.class, Loan.class})
    interface Shop {}
}
