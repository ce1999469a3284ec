package bank;

import io.keywright.annotation.Table;

@Table(entities = Booking.class)
public interface Bank {}
