package kept;

import io.keywright.annotation.Table;

/** What is promised of properties. */
@Table(
        entities = {User.class, Handle.class, Seat.class, Cart.class, Note.class},
        timeToLive = "ttl")
public interface Kept {}
