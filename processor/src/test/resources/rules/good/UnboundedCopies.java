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

public interface UnboundedCopies {

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
            @CopyOf(Student.class) String name) {}

    @Table(entities = {Student.class, SchoolClass.class})
    interface School {}
}
