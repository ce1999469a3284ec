package kin;

import io.keywright.annotation.Edge;
import io.keywright.annotation.Entity;
import io.keywright.annotation.Gsi;
import io.keywright.annotation.Key;
import org.jspecify.annotations.NullMarked;

@NullMarked
@Entity
@Key(pk = "PERSON#{personId}", sk = "MARRIAGE#{spouseId}", name = "ofPerson")
@Gsi(index = 1, name = "withSpouse", pk = "PERSON#{spouseId}", sk = "MARRIAGE#{personId}")
@Edge(from = Person.class, to = Person.class)
record Marriage(String personId, String spouseId) {}
