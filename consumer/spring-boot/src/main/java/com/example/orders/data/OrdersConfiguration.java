package com.example.orders.data;

import io.keywright.testing.InProcessDynamoDb;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** The table as a bean; its repositories are beans, too. */
@Configuration
class OrdersConfiguration {

    @Bean
    OrdersTable ordersTable(DynamoDbClient client, @Value("${orders.table}") String name) {
        return OrdersTable.open(client, name);
    }

    @Bean
    OrderRepository orderRepository(OrdersTable orders) {
        return orders.order();
    }

    /** In this process, so that the program runs anywhere; in production {@code DynamoDbClient.create()}. */
    @Bean
    InProcessDynamoDb dynamoDb(@Value("${orders.table}") String name) {
        InProcessDynamoDb dynamoDb = InProcessDynamoDb.create();
        OrdersTable.createTable(dynamoDb.client(), name);
        return dynamoDb;
    }

    @Bean
    DynamoDbClient dynamoDbClient(InProcessDynamoDb dynamoDb) {
        return dynamoDb.client();
    }
}
