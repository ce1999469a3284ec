// OTHER MEMBERS the copy is taken away
package rules;

import io.keywright.annotation.CopyOf;
import io.keywright.annotation.Document;
import io.keywright.annotation.Entity;
import io.keywright.annotation.Immutable;
import io.keywright.annotation.Key;
import io.keywright.annotation.MaxSize;
import io.keywright.annotation.Table;
import java.math.BigDecimal;
import java.util.List;

public interface MutableCopy {

    @Entity
    @Key(pk = "STUDENT#{studentId}", sk = "STUDENT")
    record Student(
            String studentId,
            @Immutable String name,
            BigDecimal average) {}

    @Entity
    @Key(pk = "CLASS#{classId}", sk = "CLASS")
    record SchoolClass(String classId, @MaxSize(40) List<Member> members) {}

    @Document
    record Member(
            @CopyOf(Student.class) String studentId,
            @CopyOf(Student.class) String name,
            // ERROR [MutableCopy] @CopyOf on rules.MutableCopy.Member.average copies what can change: "average" of MutableCopy.Student is not @Immutable, so that each change of it would have to be written to every item that holds a copy, and nothing says which these are. Is the information on the relationship immutable? If it never changes, mark it @Immutable there; if it does, keep only what names the MutableCopy.Student here, and read it from there, or write refresh = true if the copy may be old.
            @CopyOf(Student.class) BigDecimal average) {}

    @Table(entities = {Student.class, SchoolClass.class})
    interface School {}
}
