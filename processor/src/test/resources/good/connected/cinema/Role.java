package cinema;

import io.keywright.annotation.Edge;
import io.keywright.annotation.Entity;
import io.keywright.annotation.Gsi;
import io.keywright.annotation.Immutable;
import io.keywright.annotation.Key;
import io.keywright.annotation.Ref;
import io.keywright.annotation.Version;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/** Names its ends by other words than they use; of the actor it keeps the agency, too, which the index does not tell. */
@NullMarked
@Entity
@Key(pk = "FILM#{film}", sk = "ROLE#{performer:6}", name = "ofFilm")
@Gsi(index = 1, name = "ofActor", pk = "CAREER#{performer:6}", sk = "FILM#{film}")
@Edge(from = Film.class, to = Actor.class)
record Role(
        String film,
        int performer,
        String agency,
        @Immutable String character,
        @Ref(value = Film.class, property = "filmId")
        @Nullable String from,
        @Version long version) {}
