package later;

import io.keywright.annotation.Edge;
import io.keywright.annotation.Entity;
import io.keywright.annotation.Gsi;
import io.keywright.annotation.Immutable;
import io.keywright.annotation.Key;
import io.keywright.annotation.Version;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/** With a third direction. */
@NullMarked
@Entity
@Key(pk = "FILM#{film}", sk = "ROLE#{performer:6}", name = "ofFilm")
@Gsi(index = 1, name = "ofActor", pk = "CAREER#{performer:6}", sk = "FILM#{film}")
@Gsi(index = 2, name = "ofDirector", pk = "DIRECTOR#{director}", sk = "FILM#{film}#{performer:6}")
@Edge(from = Film.class, to = Actor.class)
record Role(
        String film,
        int performer,
        String agency,
        @Immutable String character,
        @Nullable String director,
        @Version long version) {

    Role directedBy(String name) {
        return new Role(film, performer, agency, character, name, version);
    }
}
