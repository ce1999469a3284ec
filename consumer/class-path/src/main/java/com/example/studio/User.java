package com.example.studio;

import io.keywright.annotation.CreatedAt;
import io.keywright.annotation.Entity;
import io.keywright.annotation.Immutable;
import io.keywright.annotation.Key;
import io.keywright.annotation.Unique;
import io.keywright.annotation.UpdatedAt;
import io.keywright.annotation.Version;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** Who writes reviews; the times are null before it is stored. */
@Entity
@Key(pk = "USER#{userId}", sk = "USER")
public record User(
        String userId,
        @Unique(format = "lower") String email,
        @Immutable String country,
        @Version long version,
        @CreatedAt @Nullable Instant createdAt,
        @UpdatedAt @Nullable Instant updatedAt) {}
