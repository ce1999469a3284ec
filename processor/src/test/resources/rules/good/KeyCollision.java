package rules;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;

public interface KeyCollision {

    @Entity
    @Key(pk = "ACCOUNT#{user}", sk = "ACCOUNT#{user}")
    record User(String user) {}

    @Entity
    @Key(pk = "ORGANIZATION#{organization}", sk = "ORGANIZATION#{organization}")
    record Organization(String organization) {}

    @Table(entities = {User.class, Organization.class})
    interface Shop {}
}
