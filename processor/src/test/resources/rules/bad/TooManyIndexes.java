// OTHER MEMBERS the twin has fewer indexes
package rules;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Gsi;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;

public interface TooManyIndexes {

    @Entity
    @Key(pk = "CUSTOMER#{customerId}", sk = "ORDER#{orderId}")
    @Gsi(index = 1, name = "by1", pk = "P1#{p1}", sk = "{orderId}")
    @Gsi(index = 2, name = "by2", pk = "P2#{p2}", sk = "{orderId}")
    @Gsi(index = 3, name = "by3", pk = "P3#{p3}", sk = "{orderId}")
    @Gsi(index = 4, name = "by4", pk = "P4#{p4}", sk = "{orderId}")
    @Gsi(index = 5, name = "by5", pk = "P5#{p5}", sk = "{orderId}")
    @Gsi(index = 6, name = "by6", pk = "P6#{p6}", sk = "{orderId}")
    @Gsi(index = 7, name = "by7", pk = "P7#{p7}", sk = "{orderId}")
    @Gsi(index = 8, name = "by8", pk = "P8#{p8}", sk = "{orderId}")
    @Gsi(index = 9, name = "by9", pk = "P9#{p9}", sk = "{orderId}")
    @Gsi(index = 10, name = "by10", pk = "P10#{p10}", sk = "{orderId}")
    @Gsi(index = 11, name = "by11", pk = "P11#{p11}", sk = "{orderId}")
    @Gsi(index = 12, name = "by12", pk = "P12#{p12}", sk = "{orderId}")
    @Gsi(index = 13, name = "by13", pk = "P13#{p13}", sk = "{orderId}")
    @Gsi(index = 14, name = "by14", pk = "P14#{p14}", sk = "{orderId}")
    @Gsi(index = 15, name = "by15", pk = "P15#{p15}", sk = "{orderId}")
    @Gsi(index = 16, name = "by16", pk = "P16#{p16}", sk = "{orderId}")
    @Gsi(index = 17, name = "by17", pk = "P17#{p17}", sk = "{orderId}")
    @Gsi(index = 18, name = "by18", pk = "P18#{p18}", sk = "{orderId}")
    @Gsi(index = 19, name = "by19", pk = "P19#{p19}", sk = "{orderId}")
    @Gsi(index = 20, name = "by20", pk = "P20#{p20}", sk = "{orderId}")
    @Gsi(index = 21, name = "by21", pk = "P21#{p21}", sk = "{orderId}")
    record Order(
            String customerId,
            String orderId,
            String p1, String p2, String p3, String p4, String p5, String p6, String p7,
            String p8, String p9, String p10, String p11, String p12, String p13, String
            p14, String p15, String p16, String p17, String p18, String p19, String p20,
            String p21) {}

    // WARNING [TooManyIndexes] rules.TooManyIndexes.Shop should not have more than 20 global indexes, DynamoDB's quota unless it has been raised: "21". Let entities share indexes from index 21 on, or raise the quota and write @Allow("TooManyIndexes").
    @Table(entities = Order.class)
    interface Shop {}
}
