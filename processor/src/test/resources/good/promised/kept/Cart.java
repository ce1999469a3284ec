package kept;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;
import io.keywright.annotation.TimeToLive;
import io.keywright.annotation.Version;

/** A bean with a version, and a time to live in seconds. */
@Entity
@Key(pk = "CART#{cartId}", sk = "CART")
public class Cart {

    private String cartId;
    private int items;
    @Version private Integer version;
    @TimeToLive private long expiresAt;

    public String getCartId() {
        return cartId;
    }

    public void setCartId(String cartId) {
        this.cartId = cartId;
    }

    public int getItems() {
        return items;
    }

    public void setItems(int items) {
        this.items = items;
    }

    public Integer getVersion() {
        return version;
    }

    public void setVersion(Integer version) {
        this.version = version;
    }

    public long getExpiresAt() {
        return expiresAt;
    }

    public void setExpiresAt(long expiresAt) {
        this.expiresAt = expiresAt;
    }
}
