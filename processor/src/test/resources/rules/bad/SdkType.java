// OTHER MEMBERS the twin has another type
package rules;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

public interface SdkType {

    @Entity
    @Key(pk = "ORDER#{orderId}", sk = "ORDER")
    // ERROR [SdkType] The property details of rules.SdkType.Order may not have a type of the AWS SDK, of which only the table's package knows: "software.amazon.awssdk.services.dynamodb.model.AttributeValue". Write a type of Java or a @Document for what it holds, and turn one into the other there.
    record Order(String orderId, Map<String, AttributeValue> details) {}

    @Table(entities = Order.class)
    interface Shop {}
}
