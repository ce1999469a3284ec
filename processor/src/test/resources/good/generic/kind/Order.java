package kind;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;

@Entity
@Key(pk = "ORDER#{id}", sk = "ORDER")
public record Order(String id) implements Keyed<String> {}
