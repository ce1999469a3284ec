// OTHER MEMBERS the twin has another type
package rules;

import io.keywright.annotation.Default;
import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;
import io.keywright.annotation.Unique;

public interface InvalidUnique_default {

    @Entity
    @Key(pk = "SEAT#{seatId}", sk = "SEAT")
    // ERROR [InvalidUnique] @Unique on rules.InvalidUnique_default.Seat.number cannot stand beside @Default, the value of every item that has none: "0". Take the default away, and let the property be @Nullable or an Optional.
    record Seat(String seatId, @Default("main") String hall, @Unique(scope = "hall") @Default("0") int number) {}

    @Table(entities = Seat.class)
    interface Theatre {}
}
