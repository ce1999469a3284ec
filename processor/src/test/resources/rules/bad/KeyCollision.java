package rules;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;

public interface KeyCollision {

    @Entity
    @Key(pk = "ACCOUNT#{user}", sk = "ACCOUNT#{user}")
    record User(String user) {}

    @Entity
    // ERROR [KeyCollision] @Key on rules.KeyCollision.Organization with "ACCOUNT#{organization} / ACCOUNT#{organization}" may not give keys that KeyCollision.User with "ACCOUNT#{user} / ACCOUNT#{user}" can have too: "ACCOUNT#a / ACCOUNT#a". Write another literal in one of them, such as "ORGANIZATION#…".
    @Key(pk = "ACCOUNT#{organization}", sk = "ACCOUNT#{organization}")
    record Organization(String organization) {}

    @Table(entities = {User.class, Organization.class})
    interface Shop {}
}
