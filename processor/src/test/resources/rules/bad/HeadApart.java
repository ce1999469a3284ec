// OTHER MEMBERS the mended twin has one query more
package rules;

import io.keywright.annotation.Edge;
import io.keywright.annotation.Entity;
import io.keywright.annotation.Gsi;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;


public interface HeadApart {

    @Entity
    @Key(pk = "FILM#{filmId}", sk = "FILM")
    record Film(String filmId, String title) {}

    @Entity
    @Key(pk = "ACTOR#{actorId}", sk = "ACTOR")
    record Actor(String actorId, String name) {}

    @Entity
    @Key(pk = "FILM#{filmId}", sk = "ROLE#{actorId}")
    @Gsi(index = 1, name = "ofActor", pk = "ACTOR#{actorId}", sk = "FILM#{filmId}")
    // WARNING [HeadApart] The edge rules.HeadApart.Role lies in the partition "ACTOR#{actorId}" of index 1 without its HeadApart.Actor, so that whoever reads both sends a second request. Add @Gsi(index = 1, pk = "ACTOR#{actorId}") to HeadApart.Actor, or write @Allow("HeadApart") if nobody does.
    @Edge(from = Film.class, to = Actor.class)
    record Role(String filmId, String actorId) {}

    @Table(entities = {Film.class, Actor.class, Role.class})
    interface Cinema {}
}
