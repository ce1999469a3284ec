// OTHER MEMBERS the twin has another projection
package rules;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Gsi;
import io.keywright.annotation.Index;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;
import io.keywright.annotation.Projected;

public interface TooManyIncluded_inAllIndexes {

    @Entity
    @Key(pk = "ORDER#{orderId}", sk = "ORDER")
    @Gsi(index = 1, name = "by1", pk = "P1#{p1}", sk = "{orderId}")
    @Gsi(index = 2, name = "by2", pk = "P2#{p2}", sk = "{orderId}")
    @Gsi(index = 3, name = "by3", pk = "P3#{p3}", sk = "{orderId}")
    @Gsi(index = 4, name = "by4", pk = "P4#{p4}", sk = "{orderId}")
    @Gsi(index = 5, name = "by5", pk = "P5#{p5}", sk = "{orderId}")
    @Gsi(index = 6, name = "by6", pk = "P6#{p6}", sk = "{orderId}")
    record Order(String orderId, String p1, String p2, String p3, String p4, String p5, String p6, String p7, String p8, String p9, String p10, String p11, String p12, String p13, String p14, String p15, String p16, String p17, String p18, String p19) {}

    @Table(
            entities = Order.class,
            indexes = {
                @Index(
                    number = 1,
                    projection = Projected.INCLUDE,
                    include = {"p1", "p2", "p3", "p4", "p5", "p6", "p7", "p8", "p9", "p10", "p11", "p12", "p13", "p14", "p15", "p16", "p17", "p18", "p19"}),
                @Index(
                    number = 2,
                    projection = Projected.INCLUDE,
                    include = {"p1", "p2", "p3", "p4", "p5", "p6", "p7", "p8", "p9", "p10", "p11", "p12", "p13", "p14", "p15", "p16", "p17", "p18", "p19"}),
                @Index(
                    number = 3,
                    projection = Projected.INCLUDE,
                    include = {"p1", "p2", "p3", "p4", "p5", "p6", "p7", "p8", "p9", "p10", "p11", "p12", "p13", "p14", "p15", "p16", "p17", "p18", "p19"}),
                @Index(
                    number = 4,
                    projection = Projected.INCLUDE,
                    include = {"p1", "p2", "p3", "p4", "p5", "p6", "p7", "p8", "p9", "p10", "p11", "p12", "p13", "p14", "p15", "p16", "p17", "p18", "p19"}),
                @Index(
                    number = 5,
                    projection = Projected.INCLUDE,
                    include = {"p1", "p2", "p3", "p4", "p5", "p6", "p7", "p8", "p9", "p10", "p11", "p12", "p13", "p14", "p15", "p16", "p17", "p18", "p19"}),
                @Index(
                    number = 6,
                    projection = Projected.INCLUDE,
                    // ERROR [TooManyIncluded] include of @Index(number = 6) on rules.TooManyIncluded_inAllIndexes.Shop may not bring the attributes that the indexes of TooManyIncluded_inAllIndexes.Shop include over 100, the type attribute counted, DynamoDB's limit: "106". Include fewer, or write projection = Projected.ALL.
                    include = {"p1", "p2", "p3", "p4", "p5"})
            })
    interface Shop {}
}
