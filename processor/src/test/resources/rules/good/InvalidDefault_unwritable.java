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
            @Default("a-b") String region,
            @Default("main") String branch,
            @Default("BRONZE") Tier tier) {}

    enum Tier {
        BRONZE,
        @Stored(fallback = true)
        UNKNOWN
    }

    @Table(entities = Customer.class)
    interface Shop {}
}
