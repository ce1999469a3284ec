package shop;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Gsi;
import io.keywright.annotation.Key;
import java.util.List;
import org.jspecify.annotations.Nullable;

@Entity
@Key(pk = "CUSTOMER#{customerId}", sk = "CUSTOMER")
@Gsi(index = 1, name = "byEmail", pk = "EMAIL#{email:lower}", sk = "{address.country}#{customerId}")
public record Customer(
        String customerId, String email, @Nullable String nickname, Address address, List<String> phones)
        implements CustomerItem {}
