package rules;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Gsi;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;
import java.util.List;

public interface NotAComponent {

    @Entity
    @Key(pk = "CUSTOMER#{customerId}", sk = "ORDER#{orderId}")
    @Gsi(index = 1, name = "byMainTag", pk = "TAG#{mainTag}", sk = "{cents:12}")
    record Order(String customerId, String orderId, String mainTag, List<String> tags, long cents) {}

    @Table(entities = Order.class)
    interface Shop {}
}
