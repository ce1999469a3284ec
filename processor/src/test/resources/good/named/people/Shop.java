package people;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Gsi;
import io.keywright.annotation.ItemCollection;
import io.keywright.annotation.Key;
import org.jspecify.annotations.Nullable;

/** An entity with three names: its class's, that of its generated classes, and its type. */
public interface Shop {

    @ItemCollection
    sealed interface Item permits Customer, Order {}

    @Entity(name = "Cust", type = "C")
    @Key(pk = "CUSTOMER#{id}", sk = "CUSTOMER#{name}", name = "named")
    @Gsi(index = 1, name = "byEmail", pk = "EMAIL#{email}", sk = "{nick:rest}")
    @Gsi(index = 2, name = "byNick", pk = "NICK#{nick}", sk = "{name}")
    record Customer(String id, String name, @Nullable String email, @Nullable String nick) implements Item {

        public Customer {
            if (name.equals("refused")) {
                throw new IllegalArgumentException("this one is not welcome");
            }
        }
    }

    @Entity(name = "Ord", type = "O")
    @Key(pk = "CUSTOMER#{id}", sk = "ORDER#{number:4}")
    record Order(String id, int number) implements Item {}
}
