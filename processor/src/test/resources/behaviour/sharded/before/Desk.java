package before;

import io.keywright.annotation.Table;

@Table(entities = Ticket.class)
public interface Desk {}
