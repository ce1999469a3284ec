package shop;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Gsi;
import io.keywright.annotation.Key;
import java.math.BigDecimal;
import lib.Currency;

@Entity
@Key(pk = Prefix.CUSTOMER + "{owner}", sk = "ORDER#{number:8}", name = "ofCustomer")
@Gsi(index = 2, name = "byCurrency", pk = "CURRENCY#{currency}", sk = "{number:8}")
public final class Order extends Owned implements Mine {

    private long number;
    private BigDecimal total = BigDecimal.ZERO;
    private Currency currency = Currency.EUR;

    public long getNumber() {
        return number;
    }

    public void setNumber(long number) {
        this.number = number;
    }

    public BigDecimal getTotal() {
        return total;
    }

    public void setTotal(BigDecimal total) {
        this.total = total;
    }

    public Currency getCurrency() {
        return currency;
    }

    public void setCurrency(Currency currency) {
        this.currency = currency;
    }
}
