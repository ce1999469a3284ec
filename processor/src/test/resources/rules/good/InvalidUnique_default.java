package rules;

import io.keywright.annotation.Default;
import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;
import io.keywright.annotation.Unique;
import org.jspecify.annotations.Nullable;

public interface InvalidUnique_default {

    @Entity
    @Key(pk = "SEAT#{seatId}", sk = "SEAT")
    record Seat(String seatId, @Default("main") String hall, @Unique(scope = "hall") @Nullable Integer number) {}

    @Table(entities = Seat.class)
    interface Theatre {}
}
