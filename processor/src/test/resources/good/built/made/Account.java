package made;

import io.keywright.annotation.Attribute;
import io.keywright.annotation.Creator;
import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/** An abstract class with abstract accessors, whose builder begins with a method of another name. */
@Entity
@Key(pk = "ACCOUNT#{name}", sk = "A")
public abstract class Account {

    abstract String getName();

    @Attribute("b")
    abstract long getBalance();

    abstract @Nullable Point home();

    /** What its builder sets by the content alone. */
    abstract Optional<String> nick();

    abstract OptionalInt getRank();

    abstract Optional<List<String>> tags();

    abstract Builder toBuilder();

    @Creator
    static Builder create() {
        return new Simple();
    }

    interface Builder {

        void setName(String name);

        void setBalance(long balance);

        void setHome(@Nullable Point home);

        void nick(String nick);

        void setRank(int rank);

        void tags(Collection<String> tags);

        Account build();
    }

    private static final class Simple extends Account implements Builder {

        private String name = "";
        private long balance;
        private @Nullable Point home;
        private Optional<String> nick = Optional.empty();
        private OptionalInt rank = OptionalInt.empty();
        private Optional<List<String>> tags = Optional.empty();

        @Override
        Optional<String> nick() {
            return nick;
        }

        @Override
        OptionalInt getRank() {
            return rank;
        }

        @Override
        Optional<List<String>> tags() {
            return tags;
        }

        @Override
        public void nick(String value) {
            nick = Optional.of(value);
        }

        @Override
        public void setRank(int value) {
            rank = OptionalInt.of(value);
        }

        @Override
        public void tags(Collection<String> values) {
            tags = Optional.of(List.copyOf(values));
        }

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
