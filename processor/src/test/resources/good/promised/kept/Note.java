package kept;

import io.keywright.annotation.CreatedAt;
import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.UpdatedAt;
import java.time.Instant;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/** Times alone, so that it can be in a batch and its key is enough for an item. */
@NullMarked
@Entity
@Key(pk = "NOTE#{noteId}", sk = "NOTE")
public record Note(String noteId, @Nullable String text, @CreatedAt Instant createdAt, @UpdatedAt Instant updatedAt) {}
