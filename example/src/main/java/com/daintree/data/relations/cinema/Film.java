package com.daintree.data.relations.cinema;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Immutable;
import io.keywright.annotation.Key;

/**
 * A film.
 *
 * @param filmId which
 * @param title never changes, so a role carries it
 * @param boxOffice changes every weekend, and is written here alone
 */
@Entity
@Key(pk = "FILM#{filmId}", sk = "FILM")
public record Film(String filmId, @Immutable String title, long boxOffice) {}
