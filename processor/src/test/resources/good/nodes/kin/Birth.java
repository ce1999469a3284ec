package kin;

import io.keywright.annotation.Allow;
import io.keywright.annotation.Edge;
import io.keywright.annotation.Entity;
import io.keywright.annotation.Gsi;
import io.keywright.annotation.Key;
import java.time.LocalDate;
import org.jspecify.annotations.NullMarked;

/** Regrouped by date in another index. */
@NullMarked
@Entity
@Key(pk = "PERSON#{personId}", sk = "BIRTH", name = "ofPerson")
@Gsi(index = 1, name = "atPlace", pk = "PLACE#{placeId}", sk = "BIRTH#{day}#{personId}")
@Gsi(index = 2, name = "onDay", pk = "DAY#{day}", sk = "BIRTH#{personId}")
@Edge(from = Person.class, to = Place.class)
@Allow("HeadApart")
record Birth(String personId, String placeId, LocalDate day) {}
