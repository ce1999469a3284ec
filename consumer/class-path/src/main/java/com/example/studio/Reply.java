package com.example.studio;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;

/** What somebody says of a review. */
@Entity
@Key(pk = "MOVIE#{movieId}", sk = "REVIEW#{reviewId}#REPLY#{number:3}")
public record Reply(String movieId, String reviewId, int number, String text) {}
