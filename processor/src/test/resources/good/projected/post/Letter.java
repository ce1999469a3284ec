package post;

import io.keywright.annotation.Attribute;
import io.keywright.annotation.Entity;
import io.keywright.annotation.Gsi;
import io.keywright.annotation.Key;
import java.time.Instant;

@Entity
@Key(pk = "LETTER#{id}", sk = "LETTER")
@Gsi(index = 1, name = "byPlace", pk = "PLACE#{place}", sk = "{sent:seconds}#{id}")
public record Letter(String id, String place, @Attribute("at") Instant sent, @Attribute("n") String note) {}
