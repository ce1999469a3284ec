package rules;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;

public interface MixedQuery {

    @Entity
    @Key(pk = "REPOSITORY#{repository}", sk = "REPOSITORY")
    record Repository(String repository) {}

    @Entity
    // WARNING [MixedQuery] The query "ofRepository" of @Key on rules.MixedQuery.Issue reads items of MixedQuery.Repository as well, since their keys lie in its range. It pays for them and drops them, so pages come back shorter. Let its sort key start with a literal of its own, such as sk = "ISSUE#…", list them together in an @ItemCollection, or write @Allow("MixedQuery").
    @Key(pk = "REPOSITORY#{repository}", sk = "{number:10}", name = "ofRepository")
    record Issue(String repository, int number) {}

    @Table(entities = {Repository.class, Issue.class})
    interface Shop {}
}
