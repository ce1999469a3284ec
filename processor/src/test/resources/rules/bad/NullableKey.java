// OTHER MEMBERS the twin has another key
package rules;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;
import java.time.LocalDate;
import org.jspecify.annotations.Nullable;

public interface NullableKey {

    @Entity
    // ERROR [NullableKey] {dueDate} in sk of @Key on rules.NullableKey.Task may not take a property that can be absent: "dueDate" is nullable. Make it required, or use it in an index, which leaves out items without it.
    @Key(pk = "USER#{userId}", sk = "TASK#{dueDate}#{taskId}")
    record Task(String userId, @Nullable LocalDate dueDate, String taskId) {}

    @Table(entities = Task.class)
    interface Shop {}
}
