package rules;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;

public interface KeyTooLong {

    String LONG = "EVERYTHING-THERE-IS-TO-SAY-OF-A-LINE-OF-AN-ORDER-";
    String LONGER = LONG + LONG + LONG + LONG + LONG;
    String LONGEST = LONGER + LONGER + LONGER + LONGER + LONGER;

    @Entity
    @Key(pk = "ORDER#{orderId}", sk = LONG + "{line:4}")
    record OrderLine(String orderId, int line) {}

    @Table(entities = OrderLine.class)
    interface Shop {}
}
