package made;

import io.keywright.annotation.Attribute;
import io.keywright.annotation.Creator;
import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import org.jspecify.annotations.Nullable;

/** An abstract class with abstract accessors, whose builder begins with a method of another name. */
@Entity
@Key(pk = "ACCOUNT#{name}", sk = "A")
public abstract class Account {

    abstract String getName();

    @Attribute("b")
    abstract long getBalance();

    abstract @Nullable Point home();

    abstract Builder toBuilder();

    @Creator
    static Builder create() {
        return new Simple();
    }

    interface Builder {

        void setName(String name);

        void setBalance(long balance);

        void setHome(@Nullable Point home);

        Account build();
    }

    private static final class Simple extends Account implements Builder {

        private String name = "";
        private long balance;
        private @Nullable Point home;

        @Override
        String getName() {
            return name;
        }

        @Override
        long getBalance() {
            return balance;
        }

        @Override
        @Nullable Point home() {
            return home;
        }

        @Override
        Builder toBuilder() {
            return this;
        }

        @Override
        public void setName(String name) {
            this.name = name;
        }

        @Override
        public void setBalance(long balance) {
            this.balance = balance;
        }

        @Override
        public void setHome(@Nullable Point home) {
            this.home = home;
        }

        @Override
        public Account build() {
            return this;
        }
    }
}
