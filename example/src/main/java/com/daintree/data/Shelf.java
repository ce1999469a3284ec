package com.daintree.data;

import com.daintree.shop.Address;
import com.daintree.shop.Customer;
import com.daintree.shop.Order;
import com.daintree.shop.OrderStatus;
import com.daintree.shop.Product;
import io.keywright.runtime.expression.Condition;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/** Small changes to what is stored, and searches by what no key holds: updates, conditions and filters. */
public final class Shelf {

    private static final Condition<Product> IN_STOCK = ProductAttributes.STOCK.gt(0);

    private final DaintreeTable daintree;

    /** The shelf of a store. */
    public Shelf(DaintreeTable daintree) {
        this.daintree = daintree;
    }

    /**
     * Takes pieces of a product out, if there are enough.
     *
     * @throws io.keywright.runtime.error.ConditionFailedException if there are not
     */
    public int take(String productId, int pieces) {
        Product left = daintree.product()
                .update(productId)
                .incrementStock(-pieces)
                .onlyIf(ProductAttributes.STOCK.ge(pieces))
                .execute();
        return left.stock();
    }

    /** A new price, and a word that says so. */
    public Product discount(String productId, BigDecimal price) {
        return daintree.product()
                .update(productId)
                .price(price)
                .addToTags(List.of("sale"))
                .putInFeatures("discounted", "yes")
                .execute();
    }

    /** Another title, which is part of two indexes. The one of its category needs the category, too. */
    public Product rename(String productId, String title, String categoryId) {
        return daintree.product()
                .update(productId)
                .title(title)
                .knowingCategoryId(categoryId)
                .execute();
    }

    /** The same for a product that was read, which says what else the indexes need. */
    public Product rename(Product product, String title) {
        return daintree.product().update(product).title(title).execute();
    }

    /** A customer moves; without an address nobody knows where. */
    public Customer moved(String customerId, Optional<Address> address) {
        CustomerUpdate update = daintree.customer().update(customerId);
        address.ifPresentOrElse(update::address, update::removeAddress);
        return update.execute();
    }

    /** An order has arrived, unless it was cancelled or has arrived before. */
    public Order delivered(String customerId, String orderId, LocalDate day) {
        return daintree.order()
                .update(customerId, orderId)
                .status(OrderStatus.DELIVERED)
                .deliveredOn(day)
                .onlyIf(OrderAttributes.STATUS.in(OrderStatus.PLACED, OrderStatus.SHIPPED))
                .execute();
    }

    /**
     * A new price for a product that was read, as long as nobody changed anything of it since.
     *
     * @throws io.keywright.runtime.error.VersionConflictException if somebody did
     */
    public Product reprice(Product product, BigDecimal price) {
        return daintree.product().update(product).price(price).execute();
    }

    /** What can be bought in a category for so much, by title. */
    public List<Product> affordable(String categoryId, BigDecimal most) {
        return daintree.product()
                .ofCategory(categoryId)
                .filter(IN_STOCK.and(ProductAttributes.PRICE.le(most)))
                .list();
    }

    /** What is below a category and has one of two words, or a feature. */
    public List<Product> gifts(String topCategoryId) {
        Condition<Product> tagged = ProductAttributes.TAGS.contains("gift").or(ProductAttributes.TAGS.contains("new"));
        Condition<Product> wrapped = ProductAttributes.FEATURES.key("wrapping").exists();
        return daintree.product()
                .below(topCategoryId)
                .filter(tagged.or(wrapped).and(IN_STOCK))
                .list();
    }

    /** Replaces a customer whom nobody moved since. */
    public Customer replace(Customer customer, String country) {
        return daintree.customer()
                .prepareReplace(customer)
                .onlyIf(CustomerAttributes.ADDRESS.country().eq(country))
                .execute();
    }
}
