package program;

import data.CartMapper;
import data.CustomerMapper;
import data.OrderMapper;
import io.keywright.runtime.item.EntityMapper;
import io.keywright.runtime.key.PrimaryKey;
import java.util.List;
import java.util.Map;
import shop.Cart;
import shop.Customer;
import shop.Order;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Items there and back. */
final class Mappers {

    String use(Order order, Customer customer, Cart cart) {
        EntityMapper<Order> orders = OrderMapper.INSTANCE;
        Map<String, AttributeValue> orderItem = OrderMapper.INSTANCE.toItem(order);
        Order orderAgain = OrderMapper.INSTANCE.fromItem(orderItem);
        PrimaryKey<Order> orderKey = orders.key(orderAgain);
        String orderType = OrderMapper.INSTANCE.type().concat(OrderMapper.INSTANCE.entity());
        EntityMapper<Customer> customers = CustomerMapper.INSTANCE;
        Map<String, AttributeValue> customerItem = CustomerMapper.INSTANCE.toItem(customer);
        Customer customerAgain = CustomerMapper.INSTANCE.fromItem(customerItem);
        PrimaryKey<Customer> customerKey = customers.key(customerAgain);
        String customerType = CustomerMapper.INSTANCE.type().concat(CustomerMapper.INSTANCE.entity());
        EntityMapper<Cart> carts = CartMapper.INSTANCE;
        Map<String, AttributeValue> cartItem = CartMapper.INSTANCE.toItem(cart);
        Cart cartAgain = CartMapper.INSTANCE.fromItem(cartItem);
        PrimaryKey<Cart> cartKey = carts.key(cartAgain);
        String cartType = CartMapper.INSTANCE.type().concat(CartMapper.INSTANCE.entity());
        return List.of(orderKey, customerKey, cartKey, orderType, customerType, cartType).toString();
    }
}
