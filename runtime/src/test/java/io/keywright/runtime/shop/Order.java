package io.keywright.runtime.shop;

import java.time.Instant;

/** Key {@code CUSTOMER#{customerId} / ORDER#{orderId}}; GSI1 {@code STATUS#{status} / {placedAt:seconds}#{orderId}}. */
public record Order(String customerId, String orderId, Instant placedAt, String status) implements InPartition {}
