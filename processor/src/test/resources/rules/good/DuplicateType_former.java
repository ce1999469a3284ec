package rules;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.Table;

public interface DuplicateType_former {

    @Entity(formerly = "Cust")
    @Key(pk = "CUSTOMER#{customerId}", sk = "CUSTOMER")
    record Customer(String customerId) {}

    @Entity(formerly = "Visitor")
    @Key(pk = "CLIENT#{clientId}", sk = "CLIENT")
    record Client(String clientId) {}

    @Entity(formerly = "Caller")
    @Key(pk = "GUEST#{guestId}", sk = "GUEST")
    record Guest(String guestId) {}

    @Table(entities = {Customer.class, Client.class, Guest.class})
    interface Shop {}
}
