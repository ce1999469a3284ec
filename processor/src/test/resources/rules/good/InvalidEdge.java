package rules;

import io.keywright.annotation.Edge;
import io.keywright.annotation.Entity;
import io.keywright.annotation.Gsi;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;


public interface InvalidEdge {

    @Entity
    @Key(pk = "FILM#{filmId}", sk = "FILM")
    @Gsi(index = 2, name = "withPrequels", pk = "FILM#{filmId}", sk = "FILM")
    record Film(String filmId, String title) {}

    @Entity
    @Key(pk = "ACTOR#{agency}#{actorId}", sk = "ACTOR")
    @Gsi(index = 1, name = "withRoles", pk = "CAREER#{actorId}", sk = "ACTOR")
    record Actor(String agency, String actorId) {}

    @Entity
    @Key(pk = "FILM#{filmId}", sk = "ACTOR#{actorId}")
    @Gsi(index = 1, name = "ofActor", pk = "CAREER#{actorId}", sk = "FILM#{filmId}")
    @Edge(from = Film.class, to = Actor.class)
    record Role(String filmId, String agency, String actorId) {}

    @Entity
    @Key(pk = "FILM#{filmId}", sk = "CAMEO#{actorId}")
    @Gsi(index = 1, name = "cameosOf", pk = "CAREER#{actorId}", sk = "CAMEO#{filmId}")
    @Edge(from = Film.class, to = Actor.class)
    record Cameo(String filmId, String agency, String actorId) {}

    @Entity
    @Key(pk = "FILM#{filmId}", sk = "SEQUEL#{sequelId}")
    @Gsi(index = 2, name = "ofSequel", pk = "FILM#{sequelId}", sk = "SEQUEL#{filmId}")
    @Edge(from = Film.class, to = Film.class)
    record Sequel(String filmId, String sequelId) {}

    @Entity
    @Key(pk = "FILM#{filmId}", sk = "STUNT#{number}")
    @Gsi(index = 1, name = "stuntsOf", pk = "CAREER#{actorId}", sk = "STUNT#{filmId}#{number}")
    @Edge(from = Film.class, to = Actor.class)
    record Stunt(String filmId, String number, String agency, String actorId) {}

    @Table(entities = {Film.class, Actor.class, Role.class, Cameo.class, Sequel.class, Stunt.class})
    interface Cinema {}
}
