package kind;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Gsi;
import io.keywright.annotation.Key;
import java.time.Instant;

@Entity
@Key(pk = "CART#{id}", sk = "CART")
@Gsi(index = 1, name = "byLast", pk = "LAST#{last}", sk = "{id}")
public class Cart extends Middle<Instant> {

    private int lines;

    public int getLines() {
        return lines;
    }

    public void setLines(int lines) {
        this.lines = lines;
    }
}
