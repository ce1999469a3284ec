package rules;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;
import java.util.List;
import java.util.Map;

public interface SdkType_deep {

    @Entity
    @Key(pk = "ORDER#{orderId}", sk = "ORDER")
    record Order(String orderId, List<Map<String, List<String>>> rows) {}

    @Table(entities = Order.class)
    interface Shop {}
}
