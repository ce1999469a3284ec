package rules;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;

public interface MixedQuery {

    @Entity
    @Key(pk = "REPOSITORY#{repository}", sk = "REPOSITORY")
    record Repository(String repository) {}

    @Entity
    @Key(pk = "REPOSITORY#{repository}", sk = "ISSUE#{number:10}", name = "ofRepository")
    record Issue(String repository, int number) {}

    @Table(entities = {Repository.class, Issue.class})
    interface Shop {}
}
