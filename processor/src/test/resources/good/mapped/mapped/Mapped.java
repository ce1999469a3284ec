package mapped;

import io.keywright.annotation.Table;
import values.DayCount;
import values.Fields;

@Table(
        entities = {Offer.class, Everything.class},
        converters = {DayCount.class, Fields.class})
public interface Mapped {}
