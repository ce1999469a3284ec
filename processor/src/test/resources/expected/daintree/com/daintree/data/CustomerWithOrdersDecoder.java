package com.daintree.data;

import com.daintree.shop.CustomerWithOrders;
import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.query.CollectedItems;
import io.keywright.runtime.query.CollectionDecoder;
import io.keywright.runtime.query.CollectionShape;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Puts a {@link CustomerWithOrders} together. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class CustomerWithOrdersDecoder extends CollectionDecoder<CustomerWithOrders> {
  static final CustomerWithOrdersDecoder INSTANCE = new CustomerWithOrdersDecoder();

  private CustomerWithOrdersDecoder() {
    super(CollectionShape.inPartition(CustomerMapper.INSTANCE, true)
        .list(OrderMapper.INSTANCE, "ORDER#"));
  }

  @Override
  protected CustomerWithOrders build(CollectedItems items) {
    return new CustomerWithOrders(items.head(CustomerMapper.INSTANCE),
        items.list(OrderMapper.INSTANCE));
  }
}
