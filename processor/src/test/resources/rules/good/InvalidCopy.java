package rules;

import io.keywright.annotation.CopyOf;
import io.keywright.annotation.Document;
import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.Immutable;
import io.keywright.annotation.Ref;
import io.keywright.annotation.Table;
import org.jspecify.annotations.Nullable;

public interface InvalidCopy {

    @Entity
    @Key(pk = "STUDENT#{studentId}", sk = "STUDENT")
    record Student(
            String studentId,
            @Immutable String name,
            @Immutable int year,
            @Immutable @Nullable String nickname) {}

    @Entity
    @Key(pk = "CLASS#{classId}", sk = "CLASS")
    record SchoolClass(
            String classId,
            @CopyOf(Student.class) String name,
            @CopyOf(value = Student.class, property = "studentId") String speaker,
            @CopyOf(Student.class) Integer year,
            @CopyOf(Student.class) @Nullable String nickname) {}

    @Entity
    @Key(pk = "CLUB#{clubId}", sk = "CLUB")
    record Club(
            String clubId,
            @Ref(Student.class) String presidentId,
            @CopyOf(value = Student.class, property = "name", refresh = true) String president,
            Treasurer treasurer) {}

    @Document
    record Treasurer(@CopyOf(Student.class) String name) {}

    @Entity
    @Key(pk = "TEAM#{teamId}", sk = "TEAM")
    record Team(
            String teamId,
            @Ref(Student.class) String first,
            String second,
            @CopyOf(value = Student.class, refresh = true) String name) {}

    @Table(entities = {Student.class, SchoolClass.class, Club.class, Team.class})
    interface School {}
}
