package com.example.orders.data;

import com.example.orders.Order;
import io.keywright.annotation.Table;

@Table(entities = Order.class)
public interface Orders {}
