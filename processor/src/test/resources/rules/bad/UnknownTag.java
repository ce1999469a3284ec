package rules;

import io.keywright.annotation.Allow;
import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;

public interface UnknownTag {

    // ERROR [UnknownTag] The @Allow on rules.UnknownTag.Line must name the tag of a warning: "LocalIndexes". Did you mean "LocalIndex"? Warnings are HeadApart, HotPartition, LocalIndex, MixedQuery, MutableOnEdge, TooManyIndexes, UnprovidedDescriptor.
    @Allow("LocalIndexes")
    @Entity
    @Key(pk = "ORDER#{orderId}", sk = "LINE#{line:4}")
    record Line(String orderId, int line) {}

    @Table(entities = Line.class)
    interface Shop {}
}
