package desk;

import io.keywright.annotation.Table;

/** Items whose places in indexes follow what updates change. */
@Table(entities = {Order.class, Visitor.class, Parcel.class, Shift.class})
public interface Desk {}
