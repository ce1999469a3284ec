package rules;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;

public interface AmbiguousNeighbours {

    @Entity
    // ERROR [AmbiguousNeighbours] {firstName} and {lastName} in sk of @Key on rules.AmbiguousNeighbours.Customer must have the delimiter "#" between them, not nothing, or two different items could have one key: "{firstName}{lastName}". Write "{firstName}#{lastName}".
    @Key(pk = "SHOP#{shop}", sk = "{firstName}{lastName}")
    record Customer(String shop, String firstName, String lastName) {}

    @Table(entities = Customer.class)
    interface Shop {}
}
