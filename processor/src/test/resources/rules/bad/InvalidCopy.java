// OTHER MEMBERS the copy of no entity is taken away
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

    record Teacher(String name) {}

    @Entity
    @Key(pk = "CLASS#{classId}", sk = "CLASS")
    record SchoolClass(
            String classId,
            // ERROR [InvalidCopy] @CopyOf on rules.InvalidCopy.SchoolClass.teacher must name an entity that the table rules.InvalidCopy.School lists: "InvalidCopy.Teacher". List it there, or take the annotation away.
            @CopyOf(Teacher.class) String teacher,
            // ERROR [InvalidCopy] @CopyOf on rules.InvalidCopy.SchoolClass.nmae must name a property of InvalidCopy.Student: "nmae". Did you mean "name"?
            @CopyOf(Student.class) String nmae,
            // ERROR [InvalidCopy] @CopyOf on rules.InvalidCopy.SchoolClass.birthday must name a property of InvalidCopy.Student: "born". Write property = with one of "studentId", "name", "year" or "nickname".
            @CopyOf(value = Student.class, property = "born") String birthday,
            // ERROR [InvalidCopy] @CopyOf on rules.InvalidCopy.SchoolClass.year must be of the type that it has in InvalidCopy.Student: "String" is not "int". Write the same type.
            @CopyOf(Student.class) String year,
            // ERROR [InvalidCopy] @CopyOf on rules.InvalidCopy.SchoolClass.nickname must be able to be absent, as it can be in InvalidCopy.Student: "String". Mark it @Nullable, or make it an Optional.
            @CopyOf(Student.class) String nickname) {}

    @Entity
    @Key(pk = "CLUB#{clubId}", sk = "CLUB")
    record Club(
            String clubId,
            // ERROR [InvalidCopy] @CopyOf on rules.InvalidCopy.Club.president is refreshed from an InvalidCopy.Student, but nothing says which. Write @Ref(InvalidCopy.Student.class) on the property that names it.
            @CopyOf(value = Student.class, property = "name", refresh = true) String president,
            Treasurer treasurer) {}

    @Document
    // ERROR [InvalidCopy] @CopyOf on rules.InvalidCopy.Treasurer.name is in a document, whose copies nothing refreshes. Take refresh away, or make an entity of what holds it.
    record Treasurer(@CopyOf(value = Student.class, refresh = true) String name) {}

    @Entity
    @Key(pk = "TEAM#{teamId}", sk = "TEAM")
    record Team(
            String teamId,
            @Ref(Student.class) String first,
            @Ref(Student.class) String second,
            // ERROR [InvalidCopy] @CopyOf on rules.InvalidCopy.Team.name is refreshed from an InvalidCopy.Student, but several properties name one: "first" or "second". Take refresh away, or all but one @Ref(InvalidCopy.Student.class).
            @CopyOf(value = Student.class, refresh = true) String name) {}

    @Table(entities = {Student.class, SchoolClass.class, Club.class, Team.class})
    interface School {}
}
