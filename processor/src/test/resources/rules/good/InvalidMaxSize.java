package rules;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.MaxSize;
import io.keywright.annotation.Table;
import java.util.List;
import java.util.Map;

public interface InvalidMaxSize {

    @Entity
    @Key(pk = "CLASS#{classId}", sk = "CLASS")
    record SchoolClass(
            String classId,
            String name,
            @MaxSize(40) List<String> students,
            @MaxSize(400) Map<String, Integer> grades) {}

    @Table(entities = SchoolClass.class)
    interface School {}
}
