package kind;

import io.keywright.annotation.Table;

@Table(entities = {Cart.class, Order.class})
public interface Kinds {}
