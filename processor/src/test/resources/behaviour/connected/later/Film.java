package later;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Gsi;
import io.keywright.annotation.Immutable;
import io.keywright.annotation.Key;
import org.jspecify.annotations.NullMarked;

@NullMarked
@Entity
@Key(pk = "FILM#{filmId}", sk = "FILM")
@Gsi(index = 1, name = "withPrequels", pk = "FILM#{filmId}", sk = "FILM")
record Film(String filmId, @Immutable String title, long boxOffice) {}
