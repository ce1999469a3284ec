package rules;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;

public interface MissingWidth {

    @Entity
    // ERROR [MissingWidth] {number} in sk of @Key on rules.MissingWidth.Issue must have a width, since text sorts 10 before 2: "ISSUE#{number}". Write {number:10}, or as many digits as its largest value will ever have.
    @Key(pk = "REPOSITORY#{repository}", sk = "ISSUE#{number}")
    record Issue(String repository, int number) {}

    @Table(entities = Issue.class)
    interface Shop {}
}
