package com.daintree.data.relations.cinema;

import io.keywright.annotation.Table;

/** Films, actors and roles. */
@Table(
        entities = {Film.class, Actor.class, Role.class},
        collections = {Cast.class, Career.class})
public interface Cinema {}
