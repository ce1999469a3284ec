package io.keywright.benchmark.model;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;

/** The small entity: seven strings. */
@Entity
@Key(pk = "ACCOUNT#{accountId}", sk = "ACCOUNT#{accountId}")
public record Account(
        String accountId,
        String firstName,
        String lastName,
        String email,
        String city,
        String country,
        String language) {}
