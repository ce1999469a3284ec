package io.keywright.benchmark.model;

import io.keywright.annotation.Document;

/** Where an order goes. */
@Document
public record Delivery(String street, String postalCode, String city, String country) {}
