package school;

import io.keywright.annotation.CopyOf;
import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;

/** The other direction: the classes of a student, however many. */
@Entity
@Key(pk = "STUDENT#{studentId}", sk = "ENROLMENT#{classId}", name = "byStudent")
public record Enrolment(@CopyOf(Student.class) String studentId, @CopyOf(SchoolClass.class) String classId) {}
