package shop;

import io.keywright.annotation.Document;

@Document
public record E(String e, SKU sku) {}
