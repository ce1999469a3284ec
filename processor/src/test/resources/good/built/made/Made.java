package made;

import io.keywright.annotation.Table;

@Table(entities = {Order.class, Account.class, Ticket.class, Stamp.class})
public interface Made {}
