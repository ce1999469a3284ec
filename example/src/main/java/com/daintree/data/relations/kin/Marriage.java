package com.daintree.data.relations.kin;

import io.keywright.annotation.Edge;
import io.keywright.annotation.Entity;
import io.keywright.annotation.Gsi;
import io.keywright.annotation.Key;
import java.time.LocalDate;

/**
 * A marriage, found from both who are married.
 *
 * @param personId who
 * @param spouseId with whom
 * @param day since when
 */
@Entity
@Key(pk = "PERSON#{personId}", sk = "MARRIAGE#{spouseId}", name = "ofPerson")
@Gsi(index = 1, name = "withSpouse", pk = "PERSON#{spouseId}", sk = "MARRIAGE#{personId}")
@Gsi(index = 2, name = "onDay", pk = "DAY#{day}", sk = "MARRIAGE#{personId}#{spouseId}")
@Edge(from = Person.class, to = Person.class)
public record Marriage(String personId, String spouseId, LocalDate day) {}
