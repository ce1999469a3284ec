package com.example.orders;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Gsi;
import io.keywright.annotation.Key;

@Entity
@Key(pk = "CUSTOMER#{customerId}", sk = "ORDER#{orderId}", name = "ofCustomer")
@Gsi(index = 1, name = "byState", pk = "STATE#{state}", sk = "ORDER#{orderId}")
public record Order(String customerId, String orderId, String state) {}
