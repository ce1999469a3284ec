package com.daintree.data;

import com.daintree.shop.CartItem;
import com.daintree.shop.Product;
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
public final class CartItemReferences {
  /** What {@code productId} names. */
  public static final CopyReference<CartItem, Product> PRODUCT_ID = new ProductIdReference();

  private CartItemReferences() {}

  private static final class ProductIdReference extends CopyReference<CartItem, Product> {
    ProductIdReference() {
      super("productId", Product.class, ProductMapper.INSTANCE);
    }

    @Override
    public PrimaryKey<Product> key(CartItem cartItem) {
      return ProductKeys.primary(cartItem.productId());
    }

    @Override
    public List<Drift> drift(CartItem cartItem, Product product) {
      return new Drift.Drifts()
          .compare("title", cartItem.title(), product.title())
          .compare("unitPrice", cartItem.unitPrice(), product.price())
          .toList();
    }
  }
}
