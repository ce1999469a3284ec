package com.daintree.data.relations.cinema;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Gsi;
import io.keywright.annotation.Immutable;
import io.keywright.annotation.Key;

/**
 * An actor, who lies in the index, too, so that a query of it gives the actor with their roles.
 *
 * @param actorId who
 * @param name never changes, so a role carries it
 * @param votes changes by the minute, and is written here alone
 */
@Entity
@Key(pk = "ACTOR#{actorId}", sk = "ACTOR")
@Gsi(index = 1, name = "withRoles", pk = "ACTOR#{actorId}", sk = "ACTOR")
public record Actor(String actorId, @Immutable String name, long votes) {}
