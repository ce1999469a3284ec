package rules;

import io.keywright.annotation.Allow;
import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;

public interface UnknownTag {

    @Allow("LocalIndex")
    @Entity
    @Key(pk = "ORDER#{orderId}", sk = "LINE#{line:4}")
    record Line(String orderId, int line) {}

    @Table(entities = Line.class)
    interface Shop {}
}
