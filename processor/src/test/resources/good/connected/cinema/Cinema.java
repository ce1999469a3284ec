package cinema;

import io.keywright.annotation.Table;

@Table(entities = {Film.class, Actor.class, Role.class, Sequel.class})
interface Cinema {}
