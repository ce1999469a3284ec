// OTHER MEMBERS what changes on a node is no property of the edge
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
    // WARNING [MutableOnEdge] The property boxOffice of the edge rules.MutableOnEdge.Role is one that the MutableOnEdge.Film has, too, where it can change: "boxOffice". Each change would have to be written to all of its edges. Is the information on the relationship immutable? If it never changes, mark it @Immutable there; if it does, read it from the MutableOnEdge.Film; if it is something else, give it a name of its own.
    // WARNING [MutableOnEdge] The property votes of the edge rules.MutableOnEdge.Role is one that the MutableOnEdge.Actor has, too, where it can change: "votes". Each change would have to be written to all of its edges. Is the information on the relationship immutable? If it never changes, mark it @Immutable there; if it does, read it from the MutableOnEdge.Actor; if it is something else, give it a name of its own.
    record Role(String filmId, String actorId, String title, long boxOffice, int votes) {}

    @Table(entities = {Film.class, Actor.class, Role.class})
    interface Cinema {}
}
