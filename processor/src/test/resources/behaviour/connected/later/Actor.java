package later;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Gsi;
import io.keywright.annotation.Immutable;
import io.keywright.annotation.Key;
import org.jspecify.annotations.NullMarked;

/** Lies in the index by a key that the table does not know. */
@NullMarked
@Entity
@Key(pk = "ACTOR#{agency}#{actorId:6}", sk = "ACTOR")
@Gsi(index = 1, name = "withRoles", pk = "CAREER#{actorId:6}", sk = "ACTOR")
record Actor(String agency, int actorId, @Immutable String name, int votes) {}
