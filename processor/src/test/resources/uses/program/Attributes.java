package program;

import static data.OrderAttributes.*;

import data.CartAttributes;
import data.CustomerAttributes;
import data.OrderAttributes;
import data.Store_AddressAttributes;
import io.keywright.runtime.expression.AttributeReference;
import io.keywright.runtime.expression.Condition;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import shop.Address;
import shop.Cart;
import shop.Customer;
import shop.Order;
import shop.Status;

/** References to attributes, of entities and inside of documents. */
final class Attributes {

    String use() {
        AttributeReference<Order, String> a1 = CUSTOMER_ID;
        String p1 = OrderAttributes.CUSTOMER_ID.path();
        AttributeReference<Order, String> a2 = ORDER_ID;
        String p2 = OrderAttributes.ORDER_ID.path();
        AttributeReference<Order, String> a3 = CITY;
        String p3 = OrderAttributes.CITY.path();
        AttributeReference<Order, Instant> a4 = PLACED_AT;
        String p4 = OrderAttributes.PLACED_AT.path();
        AttributeReference<Order, Long> a5 = NUMBER;
        String p5 = OrderAttributes.NUMBER.path();
        AttributeReference<Order, Status> a6 = STATUS;
        String p6 = OrderAttributes.STATUS.path();
        AttributeReference<Order, BigDecimal> a7 = TOTAL;
        String p7 = OrderAttributes.TOTAL.path();
        AttributeReference<Customer, String> a8 = CustomerAttributes.EMAIL;
        String p8 = CustomerAttributes.EMAIL.path();
        AttributeReference<Customer, String> a9 = CustomerAttributes.NICKNAME;
        String p9 = CustomerAttributes.NICKNAME.path();
        AttributeReference<Customer, List<String>> a10 = CustomerAttributes.PHONES;
        String p10 = CustomerAttributes.PHONES.path();
        AttributeReference<Cart, String> a11 = CartAttributes.CART_ID;
        String p11 = CartAttributes.CART_ID.path();
        AttributeReference<Cart, Integer> a12 = CartAttributes.LINES;
        String p12 = CartAttributes.LINES.path();
        AttributeReference<Customer, Address> address = CustomerAttributes.ADDRESS;
        Store_AddressAttributes<Customer> inside = CustomerAttributes.ADDRESS;
        AttributeReference<Customer, String> street = CustomerAttributes.ADDRESS.street();
        AttributeReference<Customer, String> country = inside.country();
        String path = CustomerAttributes.ADDRESS.country().path();
        Condition<Order> c1 = CUSTOMER_ID.beginsWith("c").and(PLACED_AT.lt(Instant.EPOCH).or(NUMBER.between(1L, 2L)));
        Condition<Order> c2 = STATUS.in(Status.values()).or(TOTAL.ge(BigDecimal.ONE)).not();
        Condition<Customer> c3 = CustomerAttributes.PHONES.at(1).contains("43").and(inside.country().ne("AT"));
        Condition<Cart> c4 = CartAttributes.LINES.gt(3).and(CartAttributes.CART_ID.size().lt(9));
        List<?> conditions = List.of(c1, c2, c3, c4);
        return conditions + Stream.of(p1, p2, p3, p4, p5, p6, p7, p8, p9, p10, p11, p12, path)
                .collect(Collectors.joining(List.of(a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, address, inside, street, country).toString()));
    }
}
