package studio;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;

@Entity
@Key(pk = "MOVIE#{movieId}", sk = "REVIEW#{reviewId}")
public record Review(String movieId, String reviewId, String text) {}
