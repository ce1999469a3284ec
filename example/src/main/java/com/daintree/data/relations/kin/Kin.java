package com.daintree.data.relations.kin;

import io.keywright.annotation.Table;

/** People, places, and what connects them. */
@Table(
        entities = {Person.class, Place.class, Birth.class, Marriage.class, Job.class},
        collections = Life.class)
public interface Kin {}
