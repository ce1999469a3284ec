package rules;

import io.keywright.annotation.Default;
import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.Stored;
import io.keywright.annotation.Table;

public interface InvalidDefault_unwritable {

    @Entity
    @Key(pk = "CUSTOMER#{customerId}#{region}", sk = "CUSTOMER#{branch}")
    record Customer(
            String customerId,
            // ERROR [InvalidDefault] The default of rules.InvalidDefault_unwritable.Customer.region (String) may not hold the delimiter, since {region} in pk of @Key on rules.InvalidDefault_unwritable.Customer takes it: "a#b". Write a text without it, or {region:escaped}.
            @Default("a#b") String region,
            // ERROR [InvalidDefault] The default of rules.InvalidDefault_unwritable.Customer.branch (String) may not be empty, since {branch} in sk of @Key on rules.InvalidDefault_unwritable.Customer takes it: "". Write a text, or take it away.
            @Default("") String branch,
            // ERROR [InvalidDefault] The default of rules.InvalidDefault_unwritable.Customer.tier (InvalidDefault_unwritable.Tier) may not be a fallback without a stored text, which is never written: "UNKNOWN". Name another constant, or give this one a text by @Stored.
            @Default("UNKNOWN") Tier tier) {}

    enum Tier {
        BRONZE,
        @Stored(fallback = true)
        UNKNOWN
    }

    @Table(entities = Customer.class)
    interface Shop {}
}
