package till;

import io.keywright.annotation.Attribute;
import io.keywright.annotation.Document;
import java.util.List;

/** Both a document of its own and a part of another. */
@Document
public sealed interface Online extends Payment {

    @Document(tag = "WIRE", formerly = {"Transfer", "Giro"})
    record Wire(@Attribute("i") String iban, List<Payment> parts) implements Online {}

    @Document
    record Wallet(String mail) implements Online {
        public Wallet {
            if (mail.isBlank()) {
                throw new IllegalArgumentException("no mail");
            }
        }
    }
}
