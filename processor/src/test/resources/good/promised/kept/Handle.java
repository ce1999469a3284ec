package kept;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.Unique;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/** Unique values without a version. */
@NullMarked
@Entity
@Key(pk = "HANDLE#{handleId}", sk = "HANDLE")
public record Handle(String handleId, @Unique @Nullable String name, @Unique int number) {}
