package values;

import io.keywright.annotation.ValueConverter;
import java.time.Duration;

/** For a type of the JDK, in place of Keywright's own form. */
public final class DayCount implements ValueConverter<Duration, Long> {

    public static final DayCount INSTANCE = new DayCount();

    private DayCount() {}

    @Override
    public Long toStored(Duration value) {
        return value.toDays();
    }

    @Override
    public Duration fromStored(Long stored) {
        return Duration.ofDays(stored);
    }
}
