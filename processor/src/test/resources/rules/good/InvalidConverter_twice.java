package rules;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;
import io.keywright.annotation.ValueConverter;
import java.time.Duration;

public interface InvalidConverter_twice {

    @Entity
    @Key(pk = "TASK#{id}", sk = "TASK")
    record Task(String id, Duration estimate) {}

    final class Hours implements ValueConverter<Duration, Long> {

        @Override
        public Long toStored(Duration value) {
            return value.toHours();
        }

        @Override
        public Duration fromStored(Long stored) {
            return Duration.ofHours(stored);
        }
    }

    final class Days implements ValueConverter<Duration, Long> {

        @Override
        public Long toStored(Duration value) {
            return value.toDays();
        }

        @Override
        public Duration fromStored(Long stored) {
            return Duration.ofDays(stored);
        }
    }

    @Table(
            entities = Task.class,
            converters = Hours.class)
    interface Board {}
}
