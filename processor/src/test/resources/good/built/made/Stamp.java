package made;

import io.keywright.annotation.Creator;
import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;

/** A record that is read by a method of its own. */
@Entity
@Key(pk = "STAMP#{id}", sk = "S")
public record Stamp(String id, int value) {

    @Creator
    static Stamp stored(int value, String id) {
        return new Stamp(id, value);
    }
}
