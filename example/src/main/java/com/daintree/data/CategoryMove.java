package com.daintree.data;

import com.daintree.shop.Category;
import com.daintree.shop.CategoryPath;
import com.daintree.shop.Product;
import io.keywright.runtime.error.VersionConflictException;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/**
 * Moves a category below another one, with everything that hangs on it.
 *
 * <p>Each category and each product stores its whole path, so that all products below any category are one query. The
 * price is this rewrite: every category and product below the moved one gets a new path. Their primary keys hold no path
 * and stay; a {@code replace} with the new path rewrites the keys of the index.
 *
 * <p><b>The order makes it resumable.</b> First the products, then the categories below, and the moved category last. What
 * is rewritten leaves the range of the old path; the moved category keeps its old path until nothing is left there. So
 * when a move stops half way, the same call again finds exactly what remains.
 *
 * <p><b>What a reader sees meanwhile.</b> Nothing is ever gone: each item is replaced by one PutItem. But the rewrite is
 * not one transaction, so for a while some products are listed below the old place and some below the new.
 *
 * <p><b>Others may write meanwhile.</b> The index lags behind the table a little, so it only says <em>which</em> items to
 * rewrite; each is then read from the table itself, and one that was deleted or moved meanwhile is left alone. What is
 * written is for the version that was read, so an edit or a sale in between is never overwritten: the item is read again.
 * The range of the old path is read until nothing is left in it, which finds what was put in there after it was first
 * read. The moved category itself is written on condition that its new parent is where it was. What stays for the caller: one move
 * at a time along one branch of the tree.
 */
public final class CategoryMove {

    private static final int ATTEMPTS = 10;

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
     * @throws io.keywright.runtime.error.TransactionCancelledException if the category or its new parent was changed
     *     meanwhile; the same call again goes on
     * @throws VersionConflictException if others write one item again and again; the same call again goes on
     */
    public Rewritten move(String categoryId, String parentId) {
        Category category = existing(categoryId);
        Category parent = existing(parentId);
        Category moved = category.movedUnder(parent);
        if (moved.equals(category)) {
            return new Rewritten(0, 0);
        }
        CategoryPath from = category.place();
        CategoryPath to = moved.place();
        int products = 0;
        int categories = 0;
        for (int found = 1; found > 0; ) {
            int before = products + categories;
            products += carryProducts(from, to);
            categories += carryCategories(from, to);
            found = products + categories - before;
        }
        daintree.table()
                .transaction()
                .replace(moved)
                .check(daintree.category().prepareCheck(parentId).onlyIf(CategoryAttributes.PATH.eq(parent.path())))
                .commit();
        return new Rewritten(categories + 1, products);
    }

    private int carryProducts(CategoryPath from, CategoryPath to) {
        List<Product> below = daintree.product()
                .below(from.topId())
                .categoryPathStartingWith(from.text())
                .list();
        int count = 0;
        for (Product listed : below) {
            if (whenUndisturbed(() -> carryProduct(listed.productId(), from, to))) {
                count++;
            }
        }
        return count;
    }

    private boolean carryProduct(String productId, CategoryPath from, CategoryPath to) {
        Optional<Product> product = daintree.product()
                .prepareGet(productId)
                .consistent()
                .execute()
                .filter(found -> found.place().isWithin(from));
        product.ifPresent(found -> daintree.product().replace(found.carriedAlong(from, to)));
        return product.isPresent();
    }

    private int carryCategories(CategoryPath from, CategoryPath to) {
        List<Category> within = daintree.category()
                .below(from.topId())
                .pathStartingWith(from.text())
                .list();
        int count = 0;
        for (Category listed : within) {
            if (!listed.place().equals(from) && whenUndisturbed(() -> carryCategory(listed.categoryId(), from, to))) {
                count++;
            }
        }
        return count;
    }

    private boolean carryCategory(String categoryId, CategoryPath from, CategoryPath to) {
        Optional<Category> category = daintree.category()
                .prepareGet(categoryId)
                .consistent()
                .execute()
                .filter(found -> found.place().isWithin(from));
        category.ifPresent(found -> daintree.category().replace(found.carriedAlong(from, to)));
        return category.isPresent();
    }

    /** Reads and writes an item anew as long as somebody else's write comes between the two. */
    private static boolean whenUndisturbed(BooleanSupplier carry) {
        for (int attempt = 1; ; attempt++) {
            try {
                return carry.getAsBoolean();
            } catch (VersionConflictException disturbed) {
                if (attempt == ATTEMPTS) {
                    throw disturbed;
                }
            }
        }
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
