package com.daintree.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.daintree.shop.Address;
import com.daintree.shop.CartItem;
import com.daintree.shop.CartKind;
import com.daintree.shop.Order;
import com.daintree.shop.OrderLine;
import com.daintree.shop.Product;
import io.keywright.runtime.error.CancelledAction;
import io.keywright.runtime.error.ConditionFailedException;
import io.keywright.runtime.error.ItemAlreadyExistsException;
import io.keywright.runtime.error.TransactionCancelledException;
import io.keywright.runtime.operation.FoundItems;
import io.keywright.runtime.transaction.TransactionResult;
import io.keywright.testing.DynamoDbTest;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Transactions through what is generated for the store; the guide shows parts of this. */
@DynamoDbTest
class TransactionsTest {

    private static final Instant NOW = Instant.parse("2026-07-05T09:30:00Z");

    private DaintreeTable daintree;

    @BeforeEach
    void createTable(DynamoDbClient client) {
        daintree = SeededTable.at(client).daintree;
    }

    @Test
    void aCartItemBecomesAnOrderLineOrNothingHappens() {
        CartItem item = someItem();
        OrderLine line = OrderLine.of(item, "o-new", 1);
        Order order = order(line);

        TransactionResult result = buy(item, order, line);

        assertThat(result.written()).containsExactly(order, line);
        assertThat(result.written(OrderKeys.primary(order.customerId(), "o-new")))
                .contains(order);
        assertThat(daintree.order().get(order.customerId(), "o-new")).contains(order);
        assertThat(daintree.orderLine().get("o-new", 1)).contains(line);
        assertThat(daintree.cartItem().get(item.customerId(), CartKind.SHOPPING, item.productId()))
                .isEmpty();
    }

    private TransactionResult buy(CartItem item, Order order, OrderLine line) {
        return daintree.table()
                .transaction()
                .create(order)
                .create(line)
                .check(daintree.product()
                        .prepareCheck(item.productId())
                        .onlyIf(ProductAttributes.PRICE.eq(item.unitPrice())))
                .delete(item)
                .commit();
    }

    @Test
    void whatStandsAgainstATransactionIsToldActionByAction() {
        CartItem item = someItem();
        Product dearer = dearer(product(item));
        daintree.product().replace(dearer);
        OrderLine line = OrderLine.of(item, "o-new", 1);

        try {
            buy(item, order(line), line);
            throw new AssertionError("the price has changed");
        } catch (TransactionCancelledException cancelled) {
            for (CancelledAction action : cancelled.actions()) {
                assertThat(action.index()).isEqualTo(2);
                assertThat(action.action()).isEqualTo("Product.check");
            }
            BigDecimal price = cancelled
                    .reason(ConditionFailedException.class)
                    .flatMap(failed -> failed.stored(Product.class))
                    .map(Product::price)
                    .orElseThrow();
            assertThat(price).isEqualTo(dearer.price());
        }
        assertThat(daintree.order().get(item.customerId(), "o-new")).isEmpty();
        assertThat(daintree.cartItem().get(item.customerId(), CartKind.SHOPPING, item.productId()))
                .contains(item);
    }

    @Test
    void aTakenKeyIsTheReason() {
        CartItem item = someItem();
        OrderLine line = OrderLine.of(item, "o-new", 1);
        daintree.orderLine().create(line);

        assertThatThrownBy(() -> buy(item, order(line), line))
                .isInstanceOfSatisfying(
                        TransactionCancelledException.class,
                        cancelled -> assertThat(cancelled.reason(ItemAlreadyExistsException.class))
                                .isPresent());
    }

    @Test
    void severalItemsAreReadAsTheyWereAtOneMoment() {
        CartItem item = someItem();

        FoundItems found = daintree.table()
                .transactionalGet(ProductKeys.primary(item.productId()), CustomerKeys.primary(item.customerId()));

        assertThat(found.get(ProductKeys.primary(item.productId()))).contains(product(item));
        assertThat(found.missing()).isEmpty();
    }

    private CartItem someItem() {
        List<CartItem> cart =
                daintree.cartItem().ofCustomer("c-03").kind(CartKind.SHOPPING).list();
        return cart.get(0);
    }

    private Product product(CartItem item) {
        return daintree.product().get(item.productId()).orElseThrow();
    }

    private static Product dearer(Product product) {
        return new Product(
                product.productId(),
                product.sellerId(),
                product.title(),
                product.price().add(BigDecimal.ONE),
                product.stock(),
                product.categoryId(),
                product.topCategoryId(),
                product.categoryPath(),
                product.tags(),
                product.features(),
                product.version());
    }

    private static Order order(OrderLine line) {
        return Order.placed(
                line.customerId(),
                line.orderId(),
                NOW,
                new Address("Via Roma 8", "10121", "Torino", "IT"),
                List.of(line));
    }
}
