package old;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.Unique;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/** A unique value in the primary key, which is all that a new item needs. */
@NullMarked
@Entity
@Key(pk = "TENANT#{tenant}", sk = "LOGIN#{email}")
public record Login(String tenant, @Unique String email, @Nullable String note) {}
