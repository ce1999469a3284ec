package data;

import io.keywright.annotation.Allow;
import io.keywright.annotation.Index;
import io.keywright.annotation.Table;
import shop.Badge;
import shop.Customer;
import shop.Mine;
import shop.Order;
import shop.Product;
import shop.Stock;

@Table(
        entities = {Customer.class, Order.class, Product.class},
        collections = Mine.class,
        projections = {Badge.class, Stock.class},
        indexes = @Index(number = 2, name = "second"))
@Allow("HotPartition")
public interface Shop {}
