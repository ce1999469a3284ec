package com.example.orders;

import com.example.orders.data.OrderService;
import org.springframework.boot.CommandLineRunner;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.context.annotation.Bean;

@SpringBootApplication
public class Application {

    public static void main(String[] arguments) {
        SpringApplication.run(Application.class, arguments).close();
    }

    @Bean
    CommandLineRunner run(OrderService service) {
        return arguments -> {
            Order order = service.place("c-1", "o-1");
            service.place("c-2", "o-2");
            service.ship(order);
            System.out.println("placed: " + service.inState("PLACED"));
            System.out.println("shipped: " + service.inState("SHIPPED"));
        };
    }
}
