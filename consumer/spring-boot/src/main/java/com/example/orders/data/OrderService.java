package com.example.orders.data;

import com.example.orders.Order;
import java.util.List;
import org.springframework.stereotype.Service;

@Service
public class OrderService {

    private final OrderRepository orders;

    OrderService(OrderRepository orders) {
        this.orders = orders;
    }

    public Order place(String customerId, String orderId) {
        return orders.create(new Order(customerId, orderId, "PLACED"));
    }

    public Order ship(Order order) {
        return orders.update(order).state("SHIPPED").execute();
    }

    public List<Order> inState(String state) {
        return orders.byState(state).list();
    }
}
