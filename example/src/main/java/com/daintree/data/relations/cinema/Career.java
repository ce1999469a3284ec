package com.daintree.data.relations.cinema;

import io.keywright.annotation.ItemCollection;
import java.util.List;

/**
 * An actor with their roles: one query of the index.
 *
 * @param actor the actor
 * @param roles in the order of the films
 */
@ItemCollection(index = 1)
public record Career(Actor actor, List<Role> roles) {}
