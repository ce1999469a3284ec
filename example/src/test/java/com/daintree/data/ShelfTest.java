package com.daintree.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.daintree.shop.Address;
import com.daintree.shop.Customer;
import com.daintree.shop.Order;
import com.daintree.shop.OrderStatus;
import com.daintree.shop.Product;
import io.keywright.runtime.error.ConditionFailedException;
import io.keywright.runtime.error.ItemNotFoundException;
import io.keywright.runtime.error.OutdatedValueException;
import io.keywright.runtime.item.SameItem;
import io.keywright.testing.DynamoDbTest;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

@DynamoDbTest
class ShelfTest {

    private SeededTable table;
    private DaintreeTable daintree;
    private Shelf shelf;

    @BeforeEach
    void createTable(DynamoDbClient client) {
        table = SeededTable.at(client);
        daintree = table.daintree;
        shelf = new Shelf(daintree);
    }

    @Test
    void stockNeverFallsBelowZero() {
        Product product = product();

        assertThat(table.inOneRequest(() -> shelf.take(product.productId(), product.stock())))
                .isZero();
        assertThatThrownBy(() -> shelf.take(product.productId(), 1)).isInstanceOf(ConditionFailedException.class);
        assertThatThrownBy(() -> shelf.take("p-none", 1)).isInstanceOf(ItemNotFoundException.class);
    }

    @Test
    @DisplayName("B60: only what is named changes")
    void onlyWhatIsNamedChanges() {
        Product product = product();

        Product discounted = shelf.discount(product.productId(), BigDecimal.ONE);

        assertThat(discounted.price()).isEqualByComparingTo("1");
        assertThat(discounted.tags()).containsAll(product.tags()).contains("sale");
        assertThat(discounted.features())
                .containsAllEntriesOf(product.features())
                .containsEntry("discounted", "yes");
        assertThat(discounted.title()).isEqualTo(product.title());
    }

    @Test
    void aNewTitleIsFoundInEveryIndex() {
        Product product = product();

        Product renamed = shelf.rename(product.productId(), "Azimuth", product.categoryId());
        assertThat(daintree.product().byTitle("azimuth").list()).containsExactly(renamed);
        assertThat(daintree.product().byTitle(product.title()).list()).doesNotContain(renamed);
        assertThat(daintree.product()
                        .ofCategory(product.categoryId())
                        .title("azimuth")
                        .list())
                .containsExactly(renamed);

        Product again = shelf.rename(renamed, "Zenith");
        assertThat(daintree.product()
                        .ofCategory(product.categoryId())
                        .title("zenith")
                        .list())
                .containsExactly(again);
        assertThat(SameItem.test(stored(again), ProductMapper.INSTANCE.toItem(again)))
                .isTrue();
    }

    @Test
    void whatIsSaidToBeKnownMustBe() {
        Product product = product();

        assertThatThrownBy(() -> shelf.rename(product.productId(), "Azimuth", "elsewhere"))
                .isInstanceOfSatisfying(
                        OutdatedValueException.class,
                        failure -> assertThat(failure.properties()).containsExactly("categoryId"));
        assertThat(daintree.product().get(product.productId())).contains(product);
    }

    @Test
    void anAddressComesAndGoes() {
        Address address = new Address("Via Roma 8", "10121", "Torino", "IT");

        assertThat(shelf.moved("c-03", Optional.of(address)).address()).isEqualTo(address);
        Customer gone = shelf.moved("c-03", Optional.empty());
        assertThat(gone.address()).isNull();
        assertThatThrownBy(() -> shelf.replace(gone, "IT")).isInstanceOf(ConditionFailedException.class);
        Customer back = shelf.moved("c-03", Optional.of(address));
        assertThat(shelf.replace(back, "IT")).isEqualTo(back);
    }

    @Test
    void anOrderArrivesOnce() {
        Order order = table.store.orders().stream()
                .filter(candidate -> candidate.status() == OrderStatus.SHIPPED)
                .findFirst()
                .orElseThrow();
        LocalDate day = LocalDate.parse("2026-07-05");

        assertThat(shelf.delivered(order.customerId(), order.orderId(), day)).isEqualTo(order.delivered(day));
        assertThatThrownBy(() -> shelf.delivered(order.customerId(), order.orderId(), day))
                .isInstanceOf(ConditionFailedException.class);
    }

    @Test
    void aPriceThatSomebodyElseChangedStays() {
        Product product = product();
        shelf.reprice(product, BigDecimal.TEN);

        assertThatThrownBy(() -> shelf.reprice(product, BigDecimal.ONE))
                .isInstanceOfSatisfying(
                        ConditionFailedException.class,
                        failure -> assertThat(failure.stored(Product.class)
                                        .orElseThrow()
                                        .price())
                                .isEqualByComparingTo("10"));
    }

    @Test
    void filtersFindWhatNoKeyHolds() {
        Product product = product();
        List<Product> category =
                daintree.product().ofCategory(product.categoryId()).list();

        assertThat(shelf.affordable(product.categoryId(), product.price()))
                .containsExactlyElementsOf(category.stream()
                        .filter(one -> one.stock() > 0 && one.price().compareTo(product.price()) <= 0)
                        .toList());
        List<Product> below = daintree.product().below(product.topCategoryId()).list();
        assertThat(shelf.gifts(product.topCategoryId()))
                .containsExactlyElementsOf(below.stream()
                        .filter(one -> one.tags().contains("gift")
                                || one.tags().contains("new")
                                || one.features().containsKey("wrapping"))
                        .filter(one -> one.stock() > 0)
                        .toList());
    }

    private Product product() {
        return table.store.products().stream()
                .filter(candidate -> candidate.stock() > 1)
                .findFirst()
                .orElseThrow();
    }

    private Map<String, AttributeValue> stored(Product product) {
        return table.client
                .getItem(daintree.product().prepareGet(product.productId()).toRequest())
                .item();
    }
}
