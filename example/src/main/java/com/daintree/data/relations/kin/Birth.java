package com.daintree.data.relations.kin;

import io.keywright.annotation.Edge;
import io.keywright.annotation.Entity;
import io.keywright.annotation.Gsi;
import io.keywright.annotation.Key;
import java.time.LocalDate;

/**
 * Where and when somebody was born. One index regroups births by place, another one by day.
 *
 * @param personId who
 * @param placeId where
 * @param day when
 */
@Entity
@Key(pk = "PERSON#{personId}", sk = "BIRTH", name = "ofPerson")
@Gsi(index = 1, name = "atPlace", pk = "PLACE#{placeId}", sk = "BIRTH#{day}#{personId}")
@Gsi(index = 2, name = "onDay", pk = "DAY#{day}", sk = "BIRTH#{personId}")
@Edge(from = Person.class, to = Place.class)
public record Birth(String personId, String placeId, LocalDate day) {}
