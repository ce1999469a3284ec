// OTHER MEMBERS the twin has another type
package rules;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

public interface SdkType_deep {

    @Entity
    @Key(pk = "ORDER#{orderId}", sk = "ORDER")
    // ERROR [SdkType] The property rows of rules.SdkType_deep.Order may not have a type of the AWS SDK, of which only the table's package knows: "software.amazon.awssdk.services.dynamodb.model.AttributeValue". Write a type of Java or a @Document for what it holds, and turn one into the other there.
    record Order(String orderId, List<Map<String, Optional<AttributeValue[]>>> rows) {}

    @Table(entities = Order.class)
    interface Shop {}
}
