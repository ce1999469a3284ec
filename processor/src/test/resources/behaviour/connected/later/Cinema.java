package later;

import io.keywright.annotation.Table;

/** The same table, after the program has learned to ask for the roles of a director. */
@Table(name = "Cinema", entities = {Film.class, Actor.class, Role.class})
interface Cinema {}
