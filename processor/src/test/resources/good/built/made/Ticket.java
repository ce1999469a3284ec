package made;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;

/** An immutable class with inherited properties and a single constructor. */
@Entity
@Key(pk = "TICKET#{id}", sk = "{number:8}")
public final class Ticket extends Numbered<Integer> {

    private final String id;

    public Ticket(String id, Integer number) {
        super(number);
        this.id = id;
    }

    public String id() {
        return id;
    }
}
