// OTHER MEMBERS filters can ask of what the index includes, which is something else
package rules;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Gsi;
import io.keywright.annotation.Index;
import io.keywright.annotation.Key;
import io.keywright.annotation.Projected;
import io.keywright.annotation.Table;

public interface TooManyIncluded {

    @Entity
    @Key(pk = "CUSTOMER#{customerId}", sk = "ORDER#{orderId}")
    @Gsi(index = 1, name = "byStatus", pk = "STATUS#{p1}", sk = "{orderId}")
    record Order(
            String customerId,
            String orderId,
            String p1, String p2, String p3, String p4, String p5, String p6, String p7,
            String p8, String p9, String p10, String p11, String p12, String p13, String
            p14, String p15, String p16, String p17, String p18, String p19, String p20) {}

    @Table(
            entities = Order.class,
            indexes = @Index(
                    number = 1,
                    projection = Projected.INCLUDE,
                    // ERROR [TooManyIncluded] include of @Index(number = 1) on rules.TooManyIncluded.Shop may not include more than 20 attributes, the type attribute counted, DynamoDB's limit: "21". Include fewer, or write projection = Projected.ALL.
                    include = {
                        "p1", "p2", "p3", "p4", "p5", "p6", "p7", "p8", "p9", "p10",
                        "p11", "p12", "p13", "p14", "p15", "p16", "p17", "p18", "p19",
                        "p20"
                    }))
    interface Shop {}
}
