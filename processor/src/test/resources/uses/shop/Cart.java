package shop;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Key;

@Entity
@Key(pk = "CART#{cartId}", sk = "CART")
public class Cart {

    private String cartId = "";
    private int lines;

    public String getCartId() {
        return cartId;
    }

    public void setCartId(String cartId) {
        this.cartId = cartId;
    }

    public int getLines() {
        return lines;
    }

    public void setLines(int lines) {
        this.lines = lines;
    }
}
