package rules;

import io.keywright.annotation.Edge;
import io.keywright.annotation.Entity;
import io.keywright.annotation.Gsi;
import io.keywright.annotation.Immutable;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;


public interface MutableOnEdge {

    @Entity
    @Key(pk = "FILM#{filmId}", sk = "FILM")
    record Film(String filmId, @Immutable String title, long boxOffice) {}

    @Entity
    @Key(pk = "ACTOR#{actorId}", sk = "ACTOR")
    @Gsi(index = 1, name = "withRoles", pk = "ACTOR#{actorId}", sk = "ACTOR")
    record Actor(String actorId, @Immutable String name, int votes) {}

    @Entity
    @Key(pk = "FILM#{filmId}", sk = "ROLE#{actorId}")
    @Gsi(index = 1, name = "ofActor", pk = "ACTOR#{actorId}", sk = "FILM#{filmId}")
    @Edge(from = Film.class, to = Actor.class)
    record Role(String filmId, String actorId, String title, long fee) {}

    @Table(entities = {Film.class, Actor.class, Role.class})
    interface Cinema {}
}
