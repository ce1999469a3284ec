package com.daintree.data.relations.cinema;

import io.keywright.annotation.ItemCollection;
import java.util.List;

/**
 * A film with its roles: one query of the table.
 *
 * @param film the film
 * @param roles in the order of the actors
 */
@ItemCollection
public record Cast(Film film, List<Role> roles) {}
