package com.example.studio;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;

/** What somebody says of a film. */
@Entity
@Key(pk = "MOVIE#{movieId}", sk = "REVIEW#{reviewId}")
public record Review(String movieId, String reviewId, String text) {}
