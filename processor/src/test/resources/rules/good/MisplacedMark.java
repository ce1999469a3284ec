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
    record Movie(String movieId, @Immutable String title, @Version int version) {}

    @Entity
    @Key(pk = "LOAN#{loanId}", sk = "LOAN")
    @Gsi(index = 2, name = "byReader", pk = "READER#{reader}", sk = "{lentAt}")
    record Loan(String loanId, String reader, @CreatedAt Instant lentAt, @UpdatedAt Instant returnedAt) {}

    @Table(entities = {Movie.class, Loan.class})
    interface Shop {}
}
