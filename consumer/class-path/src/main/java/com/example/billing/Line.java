package com.example.billing;

import io.keywright.annotation.Document;
import java.math.BigDecimal;

/** One line of an invoice. */
@Document
public record Line(String text, int quantity, BigDecimal price) {}
