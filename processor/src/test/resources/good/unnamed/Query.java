import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;

@Entity
@Key(pk = "QUERY")
public record Query(String text) {}
