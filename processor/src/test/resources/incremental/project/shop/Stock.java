package shop;

import io.keywright.annotation.Projection;

/** Some of a product. */
@Projection(of = Product.class)
public record Stock(String sku, int stock) {}
