package school;

import io.keywright.annotation.Attribute;
import io.keywright.annotation.CopyOf;
import io.keywright.annotation.Document;
import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.MaxSize;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What is limited, in each form that it can have. */
@Entity
@Key(pk = "CLASS#{classId}", sk = "CLASS")
public record SchoolClass(
        String classId,
        @MaxSize(3) List<Member> members,
        @MaxSize(3) Set<String> subjects,
        Set<String> words,
        @MaxSize(2) Map<String, Integer> rooms,
        @Attribute("b") Board board) {

    /** A student, by what never changes. */
    @Document
    public record Member(
            @CopyOf(Student.class) String studentId, @CopyOf(Student.class) String name) {}

    /** What hangs on the wall. */
    @Document
    public record Board(@MaxSize(2) List<String> notes) {}
}
