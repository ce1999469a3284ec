package rules;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;

public interface DuplicateType_former {

    // ERROR [DuplicateType] rules.DuplicateType_former.Customer may not name a former type that rules.DuplicateType_former.Client has or had: "Client". An item of this type could be of either; take it from @Entity(formerly = …).
    @Entity(formerly = "Client")
    @Key(pk = "CUSTOMER#{customerId}", sk = "CUSTOMER")
    record Customer(String customerId) {}

    @Entity(formerly = "Visitor")
    @Key(pk = "CLIENT#{clientId}", sk = "CLIENT")
    record Client(String clientId) {}

    // ERROR [DuplicateType] rules.DuplicateType_former.Guest may not name a former type that rules.DuplicateType_former.Client has or had: "Visitor". An item of this type could be of either; take it from @Entity(formerly = …).
    @Entity(formerly = {"Caller", "Visitor"})
    @Key(pk = "GUEST#{guestId}", sk = "GUEST")
    record Guest(String guestId) {}

    @Table(entities = {Customer.class, Client.class, Guest.class})
    interface Shop {}
}
