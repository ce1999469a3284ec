package rules;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;
import java.util.Map;

public interface SdkType {

    @Entity
    @Key(pk = "ORDER#{orderId}", sk = "ORDER")
    record Order(String orderId, Map<String, String> details) {}

    @Table(entities = Order.class)
    interface Shop {}
}
