package com.daintree.shop;

import io.keywright.annotation.Entity;
import io.keywright.annotation.Gsi;
import io.keywright.annotation.Key;
import io.keywright.annotation.Version;
import java.math.BigDecimal;
import java.util.Map;
import java.util.Set;

/**
 * Something to buy. It is found by its title, in its category, and below every category above that.
 *
 * @param productId {@code p-017}
 * @param sellerId who sells it
 * @param title what customers see; without the delimiter {@code #}, since it is a part of two keys
 * @param price in euros
 * @param stock how many there are
 * @param categoryId the category it is in
 * @param topCategoryId the first id of the category's path
 * @param categoryPath the category's path, see {@link CategoryPath}
 * @param tags words to filter by; may be empty
 * @param features what the seller tells, by name
 * @param version counts the changes; 0 before it is stored
 */
@Entity
@Key(pk = "PRODUCT#{productId}", sk = "PRODUCT#{productId}")
@Gsi(index = 1, name = "byTitle", pk = "TITLE#{title:lower}", sk = "PRODUCT#{productId}")
@Gsi(index = 2, name = "ofCategory", pk = "CATEGORY#{categoryId}", sk = "PRODUCT#{title:lower}#{productId}")
@Gsi(index = 3, name = "below", pk = "TOP#{topCategoryId}", sk = "PRODUCT#{categoryPath}#{productId}")
public record Product(
        String productId,
        String sellerId,
        String title,
        BigDecimal price,
        int stock,
        String categoryId,
        String topCategoryId,
        String categoryPath,
        Set<String> tags,
        Map<String, String> features,
        @Version long version) {

    public Product {
        price = Money.euros(price);
        tags = Set.copyOf(tags);
        features = Map.copyOf(features);
        CategoryPath path = new CategoryPath(categoryPath);
        if (!path.categoryId().equals(categoryId) || !path.topId().equals(topCategoryId)) {
            throw new IllegalArgumentException("Product " + productId + " is not in category " + categoryId);
        }
    }

    /** A product in a category. */
    public static Product in(
            Category category,
            String productId,
            String sellerId,
            String title,
            BigDecimal price,
            int stock,
            Set<String> tags,
            Map<String, String> features) {
        return new Product(
                productId,
                sellerId,
                title,
                price,
                stock,
                category.categoryId(),
                category.topCategoryId(),
                category.path(),
                tags,
                features,
                0);
    }

    /** The category's path as a value. */
    public CategoryPath place() {
        return new CategoryPath(categoryPath);
    }

    /** So many of it in a cart. */
    public CartItem inCart(String customerId, CartKind kind, int quantity) {
        return new CartItem(customerId, kind, productId, title, price, quantity);
    }

    /** This product after a category above it went from one path to another. */
    public Product carriedAlong(CategoryPath from, CategoryPath to) {
        CategoryPath moved = place().moved(from, to);
        return new Product(
                productId,
                sellerId,
                title,
                price,
                stock,
                categoryId,
                moved.topId(),
                moved.text(),
                tags,
                features,
                version);
    }
}
