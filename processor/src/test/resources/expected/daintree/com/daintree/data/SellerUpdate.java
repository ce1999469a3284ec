package com.daintree.data;

import com.daintree.shop.Seller;
import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.expression.ChangedComponent;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.operation.DerivedAttributes;
import io.keywright.runtime.operation.Update;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Changes attributes of a {@link Seller}: {@code SELLER#{sellerId} / SELLER#{sellerId}}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class SellerUpdate extends Update<Seller, SellerUpdate> {
  final ChangedComponent<Seller, String> email = changes().component(SellerAttributes.EMAIL);

  SellerUpdate(TableContext table, PrimaryKey<Seller> key) {
    super(table, SellerMapper.INSTANCE, key, false);
  }

  /** Stores {@code shopName}. */
  public SellerUpdate shopName(String shopName) {
    return changes().set(SellerAttributes.SHOP_NAME, shopName);
  }

  /** Stores {@code verified}. */
  public SellerUpdate verified(boolean verified) {
    return changes().set(SellerAttributes.VERIFIED, verified);
  }

  /** Stores {@code email}, and the keys that it is part of. */
  public SellerUpdate email(String email) {
    storeEmail(email);
    return self();
  }

  void storeEmail(String email) {
    changes().set(SellerAttributes.EMAIL, email);
    this.email.become(email);
  }

  @Override
  protected void derive(DerivedAttributes attributes) {
    if (email.isChanged()) {
      attributes.index("GSI1PK", "GSI1SK", SellerKeys.byEmail(email.value()));
    }
  }
}
