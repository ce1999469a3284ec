package rules;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;

public interface MixedQuery {

    @Entity
    @Key(pk = "REPOSITORY#{repository}", sk = "REPOSITORY")
    record Repository(String repository) {}

    @Entity
    // WARNING [MixedQuery] The query of @Key on rules.MixedQuery.Issue should read no items of MixedQuery.Repository, which it pays for and then drops: "ofRepository". Let its sort key start with a literal of its own, such as "ISSUE#", or write @Allow("MixedQuery").
    @Key(pk = "REPOSITORY#{repository}", sk = "{number:10}", name = "ofRepository")
    record Issue(String repository, int number) {}

    @Table(entities = {Repository.class, Issue.class})
    interface Shop {}
}
