package rules;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;

public interface MissingWidth {

    @Entity
    @Key(pk = "REPOSITORY#{repository}", sk = "ISSUE#{number:10}")
    record Issue(String repository, int number) {}

    @Table(entities = Issue.class)
    interface Shop {}
}
