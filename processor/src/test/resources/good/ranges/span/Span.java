package span;

import io.keywright.annotation.Table;

@Table(entities = Booking.class)
public interface Span {}
