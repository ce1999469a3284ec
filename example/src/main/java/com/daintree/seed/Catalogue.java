package com.daintree.seed;

import com.daintree.shop.Category;
import com.daintree.shop.Product;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** The category tree and what hangs on it. */
final class Catalogue {

    private Catalogue() {}

    static List<Category> categories() {
        Map<String, Category> byId = new LinkedHashMap<>();
        for (List<String> row : Rows.of("categories.txt")) {
            String id = row.get(0);
            Category parent = byId.get(row.get(1));
            byId.put(id, parent == null ? Category.top(id, row.get(2)) : parent.child(id, row.get(2)));
        }
        return List.copyOf(byId.values());
    }

    static List<Product> products(List<Category> categories) {
        List<Product> products = new ArrayList<>();
        for (List<String> row : Rows.of("products.txt")) {
            Category category = categories.stream()
                    .filter(candidate -> candidate.categoryId().equals(row.get(0)))
                    .findFirst()
                    .orElseThrow();
            products.add(Product.in(
                    category,
                    "p-%03d".formatted(products.size() + 1),
                    row.get(1),
                    row.get(6),
                    new BigDecimal(row.get(2)),
                    Integer.parseInt(row.get(3)),
                    row.get(4).equals("-") ? Set.of() : Set.of(row.get(4).split(",", -1)),
                    features(row.get(5))));
        }
        return List.copyOf(products);
    }

    private static Map<String, String> features(String text) {
        Map<String, String> features = new TreeMap<>();
        if (!text.equals("-")) {
            for (String feature : text.split(";", -1)) {
                int equals = feature.indexOf('=');
                features.put(feature.substring(0, equals), feature.substring(equals + 1));
            }
        }
        return features;
    }
}
