// OTHER MEMBERS what can be absent has other changes than what cannot
package rules;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;
import java.util.Set;
import org.jspecify.annotations.Nullable;

public interface NullableSet {

    @Entity
    @Key(pk = "PAGE#{url}", sk = "PAGE")
    // ERROR [NullableSet] The property tags of rules.NullableSet.Page may not be absent, since DynamoDB has no empty sets and an empty one would be read as none: "Set<String>". Let it be empty instead of absent, or write @Attribute(asList = true).
    record Page(String url, @Nullable Set<String> tags) {}

    @Table(entities = Page.class)
    interface Site {}
}
