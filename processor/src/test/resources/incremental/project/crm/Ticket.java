package crm;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import shop.Address;

@Entity
@Key(pk = "TICKET#{id}", sk = "TICKET")
public record Ticket(String id, String text, Address from) {}
