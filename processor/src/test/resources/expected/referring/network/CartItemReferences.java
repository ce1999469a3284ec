package network;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.relation.CopyReference;
import io.keywright.runtime.relation.Drift;
import java.util.List;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** What {@link CartItem} refers to. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class CartItemReferences {
  /** What {@code product} names. */
  public static final CopyReference<CartItem, Product> PRODUCT = new ProductReference();

  private CartItemReferences() {}

  private static final class ProductReference extends CopyReference<CartItem, Product> {
    ProductReference() {
      super("product", Product.class, ProductMapper.INSTANCE);
    }

    @Override
    public PrimaryKey<Product> key(CartItem cartItem) {
      return ProductKeys.primary(cartItem.shop(), cartItem.made(), cartItem.product());
    }

    @Override
    public List<Drift> drift(CartItem cartItem, Product product) {
      byte[] icon = cartItem.icon();
      String colour = cartItem.colour();
      byte[] picture = product.picture();
      String colour_ = product.colour().orElse(null);
      return new Drift.Drifts()
          .compare("price", cartItem.price(), product.price())
          .compare("icon", icon, picture)
          .compare("colour", colour, colour_)
          .toList();
    }
  }
}
