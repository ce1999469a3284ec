package io.keywright.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * An entity that is the relationship between two others, as an item of its own: its primary key puts it into the partition of
 * the one, and a global index into that of the other, so that both directions are one query each.
 *
 * <pre>{@code
 * @Entity
 * @Key(pk = "FILM#{filmId}", sk = "FILM")
 * public record Film(String filmId, @Immutable String title, long boxOffice) {}
 *
 * @Entity
 * @Key(pk = "ACTOR#{actorId}", sk = "ACTOR")
 * @Gsi(index = 1, name = "withRoles", pk = "ACTOR#{actorId}", sk = "ACTOR")
 * public record Actor(String actorId, @Immutable String name, int votes) {}
 *
 * @Entity
 * @Key(pk = "FILM#{filmId}", sk = "ROLE#{actorId}", name = "ofFilm")
 * @Gsi(index = 1, name = "ofActor", pk = "ACTOR#{actorId}", sk = "FILM#{filmId}")
 * @Edge(from = Film.class, to = Actor.class)
 * public record Role(String filmId, String actorId, @Immutable String character) {}
 *
 * @Table(entities = {Film.class, Actor.class, Role.class})
 * public interface Cinema {}
 * }</pre>
 *
 * <p>Which property names which end follows from the templates: {@code FILM#{filmId}} stands in both primary keys, {@code
 * ACTOR#{actorId}} in the index. What else an end's primary key takes, the edge has as properties of the same names and
 * types.
 *
 * <p>The repository has {@code connect}, which writes the edge if it is new and both of its ends are there, in one transaction,
 * and {@code disconnect}, which deletes one that must be there; {@code RoleReferences.FROM} and {@code TO} follow an edge to
 * its ends. If the other end's own item lies in the same partition of the index, it comes with its edges.
 *
 * <p>A property that can change on an end belongs there alone. On the edge it would be a copy that nothing keeps true, which
 * is a warning.
 */
@Documented
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface Edge {

    /** The entity in whose partition of the table the edge lies; of the same table. */
    Class<?> from();

    /** The entity in whose partition of a global index the edge lies; of the same table. */
    Class<?> to();
}
