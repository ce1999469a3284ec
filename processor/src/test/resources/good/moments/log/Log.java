package log;

import io.keywright.annotation.Index;
import io.keywright.annotation.Projected;
import io.keywright.annotation.Table;

@Table(
        entities = {Reading.class, Reminder.class},
        name = "log",
        indexes = {
            @Index(number = 2, projection = Projected.KEYS_ONLY),
            @Index(number = 1, local = true, projection = Projected.INCLUDE, include = {"note", "valid"})
        })
public interface Log {}
