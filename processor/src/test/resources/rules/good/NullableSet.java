package rules;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;
import java.util.Set;

public interface NullableSet {

    @Entity
    @Key(pk = "PAGE#{url}", sk = "PAGE")
    record Page(String url, Set<String> tags) {}

    @Table(entities = Page.class)
    interface Site {}
}
