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
            // ERROR [InvalidMaxSize] @MaxSize on rules.InvalidMaxSize.SchoolClass.name has no elements to count: "String". Put it on a list, set, map or array, or remove it.
            @MaxSize(40) String name,
            // ERROR [InvalidMaxSize] @MaxSize on rules.InvalidMaxSize.SchoolClass.students must be from 1 to 409600, the bytes of the largest item: 0. Write the most elements that there will be.
            @MaxSize(0) List<String> students,
            // ERROR [InvalidMaxSize] @MaxSize on rules.InvalidMaxSize.SchoolClass.grades must be from 1 to 409600, the bytes of the largest item: 500000. Write the most elements that there will be.
            @MaxSize(500_000) Map<String, Integer> grades) {}

    @Table(entities = SchoolClass.class)
    interface School {}
}
