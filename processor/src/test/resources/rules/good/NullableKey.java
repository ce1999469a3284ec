package rules;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Gsi;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;
import java.time.LocalDate;
import org.jspecify.annotations.Nullable;

public interface NullableKey {

    @Entity
    @Key(pk = "USER#{userId}", sk = "TASK#{taskId}")
    @Gsi(index = 1, name = "dueFor", pk = "USER#{userId}", sk = "DUE#{dueDate}#{taskId}")
    record Task(String userId, @Nullable LocalDate dueDate, String taskId) {}

    @Table(entities = Task.class)
    interface Shop {}
}
