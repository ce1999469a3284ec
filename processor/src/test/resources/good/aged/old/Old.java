package old;

import io.keywright.annotation.Table;

/** What promises mean to items that were written before they were made, or by others. */
@Table(
        entities = {Message.class, Pass.class, Meter.class, Login.class, Ticket.class, Stall.class},
        timeToLive = "ttl")
public interface Old {}
