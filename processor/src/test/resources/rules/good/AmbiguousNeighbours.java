package rules;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;

public interface AmbiguousNeighbours {

    @Entity
    @Key(pk = "SHOP#{shop}", sk = "{firstName}#{lastName}")
    record Customer(String shop, String firstName, String lastName) {}

    @Table(entities = Customer.class)
    interface Shop {}
}
