// OTHER MEMBERS what cannot be connected is taken away, and what names an end gets a property more
package rules;

import io.keywright.annotation.Edge;
import io.keywright.annotation.Entity;
import io.keywright.annotation.Gsi;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;
import org.jspecify.annotations.Nullable;


public interface InvalidEdge {

    @Entity
    @Key(pk = "FILM#{filmId}", sk = "FILM")
    record Film(String filmId, String title) {}

    @Entity
    @Key(pk = "ACTOR#{agency}#{actorId}", sk = "ACTOR")
    @Gsi(index = 1, name = "withRoles", pk = "CAREER#{actorId}", sk = "ACTOR")
    record Actor(String agency, String actorId) {}

    record Studio(String studioId) {}

    @Entity
    @Key(pk = "STUDIO#{studioId}", sk = "FILM#{filmId}")
    // ERROR [InvalidEdge] @Edge on rules.InvalidEdge.Production must name entities that the table rules.InvalidEdge.Cinema lists: "InvalidEdge.Studio". List it there.
    // ERROR [InvalidEdge] @Edge on rules.InvalidEdge.Production must lie in the partition of its InvalidEdge.Film in an index, and none of its @Gsi has the pk "FILM#{filmId}". Add @Gsi(index = 1, pk = "FILM#{filmId}"), with the property that names the InvalidEdge.Film and the same format.
    @Edge(from = Studio.class, to = Film.class)
    record Production(String studioId, String filmId) {}

    @Entity
    @Key(pk = "ROLE#{filmId}", sk = "ACTOR#{actorId}")
    @Gsi(index = 1, name = "ofActor", pk = "CAREER#{actorId}", sk = "FILM#{filmId}")
    // ERROR [InvalidEdge] @Edge on rules.InvalidEdge.Role must lie in the partition of its InvalidEdge.Film, which is "FILM#{filmId}", and not in "ROLE#{filmId}". Write the same template as pk of its @Key, with the property that names the InvalidEdge.Film and the same format.
    @Edge(from = Film.class, to = Actor.class)
    record Role(String filmId, String agency, String actorId) {}

    @Entity
    @Key(pk = "FILM#{filmId}", sk = "CAMEO#{actorId}")
    @Gsi(index = 1, name = "cameosOf", pk = "CAREER#{actorId}", sk = "CAMEO#{filmId}")
    // ERROR [InvalidEdge] @Edge on rules.InvalidEdge.Cameo must name one InvalidEdge.Actor, whose primary key takes "agency", too. Add a property of this name and type to InvalidEdge.Cameo.
    @Edge(from = Film.class, to = Actor.class)
    record Cameo(String filmId, String actorId) {}

    @Entity
    @Key(pk = "FILM#{filmId}", sk = "SEQUEL#{sequelId}")
    @Gsi(index = 2, name = "ofSequel", pk = "SEQUEL#{sequelId}", sk = "FILM#{filmId}")
    // ERROR [InvalidEdge] @Edge on rules.InvalidEdge.Sequel must lie in the partition of its InvalidEdge.Film in an index, and none of its @Gsi has the pk "FILM#{filmId}". Add @Gsi(index = 1, pk = "FILM#{filmId}"), with the property that names the InvalidEdge.Film and the same format.
    @Edge(from = Film.class, to = Film.class)
    record Sequel(String filmId, String sequelId) {}

    @Entity
    @Key(pk = "FILM#{filmId}", sk = "STUNT#{number}")
    @Gsi(index = 1, name = "stuntsOf", pk = "CAREER#{actorId}", sk = "STUNT#{filmId}#{number}")
    // ERROR [InvalidEdge] @Edge on rules.InvalidEdge.Stunt must always name one InvalidEdge.Actor, but "actorId" can be absent. Take @Nullable or Optional away from it; what has one end only is no edge.
    @Edge(from = Film.class, to = Actor.class)
    record Stunt(
            String filmId,
            String number,
            String agency,
            @Nullable String actorId) {}

    @Table(entities = {Film.class, Actor.class, Production.class, Role.class, Cameo.class, Sequel.class, Stunt.class})
    interface Cinema {}
}
