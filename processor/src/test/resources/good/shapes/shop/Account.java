package shop;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Gsi;
import io.keywright.annotation.Key;
import java.math.BigDecimal;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A JavaBean, some of its properties inherited. */
@Entity(type = "Acct")
@Key(pk = "CUSTOMER#{id}", sk = "ACCOUNT#{number:8}", name = "accounts")
@Gsi(index = 2, name = "byOwner", pk = "OWNER#{owner}")
public final class Account extends Base implements Item {

    private long number;
    private BigDecimal balance = BigDecimal.ZERO;
    private @Nullable String note;
    private boolean open;

    public long getNumber() {
        return number;
    }

    public void setNumber(long number) {
        this.number = number;
    }

    public BigDecimal getBalance() {
        return balance;
    }

    public void setBalance(BigDecimal balance) {
        this.balance = balance;
    }

    public Optional<String> getNote() {
        return Optional.ofNullable(note);
    }

    public void setNote(Optional<String> note) {
        this.note = note.orElse(null);
    }

    public boolean isOpen() {
        return open;
    }

    public void setOpen(boolean open) {
        this.open = open;
    }
}
