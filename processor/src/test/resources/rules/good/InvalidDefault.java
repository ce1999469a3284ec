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
            @Default("0") int points,
            @Default("127") byte small,
            @Default("BRONZE") Tier tier,
            @Default("[]") List<Integer> scores,
            byte[] picture,
            @Nullable String name,
            Optional<Integer> age) {}

    enum Tier {
        BRONZE,
        SILVER
    }

    @Table(entities = Customer.class)
    interface Shop {}
}
