package io.keywright.benchmark.model;

import io.keywright.annotation.Document;
import java.math.BigDecimal;

/** One product of an order. */
@Document
public record Line(String sku, String title, int quantity, BigDecimal price) {}
