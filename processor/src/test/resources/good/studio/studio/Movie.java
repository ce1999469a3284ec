package studio;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;

@Entity
@Key(pk = "MOVIE#{movieId}", sk = "MOVIE")
public record Movie(String movieId, String title) {}
