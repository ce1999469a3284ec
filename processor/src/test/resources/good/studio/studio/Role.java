package studio;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Gsi;
import io.keywright.annotation.Key;

@Entity
@Key(pk = "MOVIE#{movieId}", sk = "CAST#{actorId}")
@Gsi(index = 1, name = "ofActor", pk = "ACTOR#{actorId}", sk = "MOVIE#{movieId}")
public record Role(String movieId, String actorId, String part) {}
