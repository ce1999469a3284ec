package com.daintree.data.relations.cinema;

import io.keywright.annotation.CopyOf;
import io.keywright.annotation.Edge;
import io.keywright.annotation.Entity;
import io.keywright.annotation.Gsi;
import io.keywright.annotation.Immutable;
import io.keywright.annotation.Key;

/**
 * A role, which connects a film and an actor: the table puts it into the film's partition, the index into the actor's.
 *
 * @param filmId whose role
 * @param actorId who plays it
 * @param character who is played
 * @param title the film's
 * @param name the actor's
 */
@Entity
@Key(pk = "FILM#{filmId}", sk = "ROLE#{actorId}", name = "ofFilm")
@Gsi(index = 1, name = "ofActor", pk = "ACTOR#{actorId}", sk = "FILM#{filmId}")
@Edge(from = Film.class, to = Actor.class)
public record Role(
        String filmId,
        String actorId,
        @Immutable String character,
        @CopyOf(Film.class) String title,
        @CopyOf(Actor.class) String name) {}
