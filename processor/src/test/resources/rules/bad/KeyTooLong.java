package rules;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;

public interface KeyTooLong {

    String LONG = "EVERYTHING-THERE-IS-TO-SAY-OF-A-LINE-OF-AN-ORDER-";
    String LONGER = LONG + LONG + LONG + LONG + LONG;
    String LONGEST = LONGER + LONGER + LONGER + LONGER + LONGER;

    @Entity
    // ERROR [KeyTooLong] sk of @Key on rules.KeyTooLong.OrderLine cannot give keys of more than 1,024 bytes, and gives none of less than 1,229: "EVERYTHING-THERE-IS-TO-SAY-OF-A-LINE-OF-…". Write shorter literals.
    @Key(pk = "ORDER#{orderId}", sk = LONGEST + "{line:4}")
    record OrderLine(String orderId, int line) {}

    @Table(entities = OrderLine.class)
    interface Shop {}
}
