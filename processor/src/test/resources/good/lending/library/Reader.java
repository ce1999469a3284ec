package library;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import org.jspecify.annotations.NullMarked;

/** Never expires. */
@NullMarked
@Entity
@Key(pk = "READER#{readerId}", sk = "READER")
public record Reader(String readerId, String name) implements ReaderItem {}
