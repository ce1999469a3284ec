package com.daintree.data;

import com.daintree.shop.Category;
import com.daintree.shop.CategoryPath;
import com.daintree.shop.Product;
import java.util.List;
import java.util.Optional;

/**
 * Moves a category below another one, with everything that hangs on it.
 *
 * <p>Each category and each product stores its whole path, so that all products below any category are one query. The
 * price is this rewrite: every category and product below the moved one gets a new path. Their primary keys hold no path
 * and stay; a {@code put} with the new path rewrites the keys of the index.
 *
 * <p><b>The order makes it resumable.</b> First the products, then the categories below, and the moved category last. What
 * is rewritten leaves the range of the old path; the moved category keeps its old path until nothing is left there. So
 * when a move stops half way, the same call again finds exactly what remains.
 *
 * <p><b>What a reader sees meanwhile.</b> Nothing is ever gone: each item is replaced by one PutItem. But the rewrite is
 * not one transaction, so for a while some products are listed below the old place and some below the new.
 *
 * <p><b>What writers must know.</b> The index lags behind the table a little, so it only says <em>which</em> items to
 * rewrite; each is then read from the table itself, and one that was deleted or moved meanwhile is left alone. A change
 * that somebody else makes between that read and the write is overwritten, and a product that is put in at the old path
 * after its range was read stays there: do not edit what is below a category while it moves.
 */
public final class CategoryMove {

    private final DaintreeTable daintree;

    /** Moves within this table. */
    public CategoryMove(DaintreeTable daintree) {
        this.daintree = daintree;
    }

    /**
     * Makes a category a child of another one.
     *
     * @return how many items were rewritten; zero when the category is there already
     * @throws IllegalArgumentException if there is no such category, or the parent is the category or below it; nothing is
     *     written then
     */
    public Rewritten move(String categoryId, String parentId) {
        Category category = existing(categoryId);
        Category moved = category.movedUnder(existing(parentId));
        if (moved.equals(category)) {
            return new Rewritten(0, 0);
        }
        CategoryPath from = category.place();
        CategoryPath to = moved.place();
        int products = carryProducts(from, to);
        int categories = carryCategories(from, to);
        daintree.category().put(moved);
        return new Rewritten(categories + 1, products);
    }

    private int carryProducts(CategoryPath from, CategoryPath to) {
        List<Product> below = daintree.product()
                .below(from.topId())
                .categoryPathStartingWith(from.text())
                .list();
        int count = 0;
        for (Product listed : below) {
            Optional<Product> product = daintree.product()
                    .prepareGet(listed.productId())
                    .consistent()
                    .execute();
            if (product.filter(found -> found.place().isWithin(from)).isPresent()) {
                daintree.product().put(product.get().carriedAlong(from, to));
                count++;
            }
        }
        return count;
    }

    private int carryCategories(CategoryPath from, CategoryPath to) {
        List<Category> within = daintree.category()
                .below(from.topId())
                .pathStartingWith(from.text())
                .list();
        int count = 0;
        for (Category listed : within) {
            if (listed.place().equals(from)) {
                continue;
            }
            Optional<Category> category = daintree.category()
                    .prepareGet(listed.categoryId())
                    .consistent()
                    .execute();
            if (category.filter(found -> found.place().isWithin(from)).isPresent()) {
                daintree.category().put(category.get().carriedAlong(from, to));
                count++;
            }
        }
        return count;
    }

    private Category existing(String categoryId) {
        return daintree.category()
                .prepareGet(categoryId)
                .consistent()
                .execute()
                .orElseThrow(() -> new IllegalArgumentException("There is no category " + categoryId));
    }

    /**
     * What a move did.
     *
     * @param categories how many categories were written, the moved one among them
     * @param products how many products were written
     */
    public record Rewritten(int categories, int products) {}
}
