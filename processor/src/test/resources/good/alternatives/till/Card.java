package till;

import io.keywright.annotation.Default;
import io.keywright.annotation.Document;

/** Of two interfaces. */
@Document(tag = "CARD")
public record Card(String number, @Default("1") int slot) implements Payment, Proof {}
