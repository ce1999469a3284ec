package till;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Documents of sealed interfaces wherever a document can be, and one of them as itself. */
@Entity
@Key(pk = "BILL#{billId}", sk = "BILL")
public record Bill(
        String billId,
        Payment payment,
        List<Payment> history,
        Map<String, Payment> byPurpose,
        Optional<Online> online,
        @Nullable Proof proof,
        Card card) {}
