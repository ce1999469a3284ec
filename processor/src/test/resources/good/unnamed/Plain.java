import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;

@Entity
@Key(pk = "PLAIN#{id}")
public record Plain(String id) {}
