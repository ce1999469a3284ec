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
            // ERROR [InvalidConverter] The table rules.InvalidConverter_twice.Board may not list two converters of one type: rules.InvalidConverter_twice.Hours and rules.InvalidConverter_twice.Days both take "java.time.Duration". Remove one of them.
            converters = {Hours.class, Days.class})
    interface Board {}
}
