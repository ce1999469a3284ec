// OTHER MEMBERS changes depend on whether a default counts
package rules;

import io.keywright.annotation.Default;
import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

public interface InvalidDefault {

    @Entity
    @Key(pk = "CUSTOMER#{customerId}", sk = "CUSTOMER")
    record Customer(
            String customerId,
            // ERROR [InvalidDefault] The default of rules.InvalidDefault.Customer.points (int) must be a whole number that fits it, such as "0": "none". Write such a text.
            @Default("none") int points,
            // ERROR [InvalidDefault] The default of rules.InvalidDefault.Customer.small (byte) must be a whole number that fits it, such as "0": "128". Write such a text.
            @Default("128") byte small,
            // ERROR [InvalidDefault] The default of rules.InvalidDefault.Customer.tier (InvalidDefault.Tier) must be the name of one of its constants (BRONZE, SILVER): "GOLD". Write such a text.
            @Default("GOLD") Tier tier,
            // ERROR [InvalidDefault] The default of rules.InvalidDefault.Customer.scores (List<Integer>) must be "[]", which is an empty one: "[0]". Write such a text.
            @Default("[0]") List<Integer> scores,
            // ERROR [InvalidDefault] The default of rules.InvalidDefault.Customer.picture (byte[]) cannot be given to this type: "x" as byte[]. Take it away, and let the property be @Nullable or an Optional.
            @Default("x") byte[] picture,
            // ERROR [InvalidDefault] The default of rules.InvalidDefault.Customer.name (String) may not be given beside @Nullable or an Optional: "Ada". Null is stored as nothing, and would come back as the default; take one of the two away.
            @Default("Ada") @Nullable String name,
            // ERROR [InvalidDefault] The default of rules.InvalidDefault.Customer.age (Optional<Integer>) may not be given beside @Nullable or an Optional: "1". Null is stored as nothing, and would come back as the default; take one of the two away.
            @Default("1") Optional<Integer> age) {}

    enum Tier {
        BRONZE,
        SILVER
    }

    @Table(entities = Customer.class)
    interface Shop {}
}
