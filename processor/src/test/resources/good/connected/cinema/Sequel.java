package cinema;

import io.keywright.annotation.Edge;
import io.keywright.annotation.Entity;
import io.keywright.annotation.Gsi;
import io.keywright.annotation.Key;
import org.jspecify.annotations.NullMarked;

/** Both ends are of one entity, and can be one item. */
@NullMarked
@Entity
@Key(pk = "FILM#{filmId}", sk = "SEQUEL#{sequelId}", name = "ofFilm")
@Gsi(index = 1, name = "ofSequel", pk = "FILM#{sequelId}", sk = "SEQUEL#{filmId}")
@Edge(from = Film.class, to = Film.class)
record Sequel(String filmId, String sequelId) {}
