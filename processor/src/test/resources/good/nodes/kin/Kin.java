package kin;

import io.keywright.annotation.Table;

@Table(entities = {Person.class, Place.class, Marriage.class, Birth.class, Job.class})
interface Kin {}
