package io.keywright.testing.boundary.domain;

/** A class of the domain, which knows no DynamoDB. */
public record Order(String orderId) {}
