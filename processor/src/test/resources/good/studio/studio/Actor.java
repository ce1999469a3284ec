package studio;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Gsi;
import io.keywright.annotation.Key;

@Entity
@Key(pk = "ACTOR#{actorId}#{since:4}", sk = "ACTOR")
@Gsi(index = 1, name = "profile", pk = "ACTOR#{actorId}", sk = "PROFILE")
public record Actor(String actorId, int since, String name) {}
