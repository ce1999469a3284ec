package com.daintree.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.daintree.shop.Cart;
import com.daintree.shop.CartKind;
import com.daintree.shop.Category;
import com.daintree.shop.Customer;
import com.daintree.shop.OrderLine;
import com.daintree.shop.Product;
import io.keywright.runtime.error.InvalidKeyException;
import io.keywright.testing.DynamoDbTest;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Keys are built whole or not at all, and what cannot be built is never sent. */
@DynamoDbTest
class KeysTest {

    private SeededTable table;
    private DaintreeTable daintree;

    @BeforeEach
    void createTable(DynamoDbClient client) {
        table = SeededTable.at(client);
        daintree = table.daintree;
    }

    @Test
    void aKeyIsATypedValue() {
        assertThat(OrderKeys.primary("c-01", "2026-05-14-0044").partition()).isEqualTo("CUSTOMER#c-01");
        assertThat(OrderKeys.primary("c-01", "2026-05-14-0044").sort()).isEqualTo("ORDER#2026-05-14-0044");
        assertThat(CartItemKeys.primary("c-01", CartKind.SAVED, "p-036").sort()).isEqualTo("CARTITEM#SAVED#p-036");
        assertThat(daintree.order().get(OrderKeys.primary("c-01", "2026-05-14-0044")))
                .isPresent();
    }

    @Test
    void aNullInAPrimaryKeyIsRefusedByName() {
        assertRefused(() -> daintree.cart().create(Cart.begun(absent(), CartKind.SHOPPING, Instant.EPOCH)))
                .hasMessageContaining("Cart")
                .hasMessageContaining("customerId")
                .hasMessageContaining("CUSTOMER#{customerId}");
    }

    @Test
    @DisplayName("B8: an empty text is refused in any key")
    void anEmptyTextIsRefusedInAnyKey() {
        assertRefused(() -> daintree.order().get("c-01", "")).hasMessageContaining("orderId");
        assertRefused(() -> daintree.order().ofCustomer("")).hasMessageContaining("customerId");
        assertRefused(() -> daintree.customer()
                        .create(new Customer("c-99", "", "Nobody", "Nowhere", null, LocalDate.EPOCH)))
                .hasMessageContaining("email");
    }

    @Test
    void theDelimiterInAValueIsRefusedSinceTwoValuesCouldGiveOneKey() {
        assertRefused(() -> daintree.customer().get("c-01#ORDER")).hasMessageContaining("customerId");
        Category crime = Category.top("crime", "Crime");
        Product product = Product.in(crime, "p-900", "s-01", "Murder #4", BigDecimal.ONE, 1, Set.of(), Map.of());
        assertRefused(() -> daintree.product().create(product)).hasMessageContaining("title");
    }

    @Test
    void messagesNameTheTemplateAndNeverTheValue() {
        assertRefused(() -> daintree.customer().byEmail("secret#address@example.com"))
                .hasMessageContaining("EMAIL#{email:lower}")
                .hasMessageNotContaining("secret");
    }

    @Test
    void aNumberThatDoesNotFitItsWidthIsRefusedAndNeverCut() {
        assertRefused(() -> daintree.orderLine()
                        .create(new OrderLine("o-1", 1000, "c-01", "p-001", "Title", BigDecimal.ONE, 1)))
                .hasMessageContaining("line");
        assertRefused(() -> daintree.orderLine()
                        .create(new OrderLine("o-1", -1, "c-01", "p-001", "Title", BigDecimal.ONE, 1)))
                .hasMessageContaining("line");
    }

    private org.assertj.core.api.AbstractThrowableAssert<?, ? extends Throwable> assertRefused(Runnable call) {
        table.recorder.drain();
        var refused = assertThatThrownBy(call::run).isInstanceOf(InvalidKeyException.class);
        assertThat(table.recorder.drain()).as("requests").isEmpty();
        return refused;
    }

    /** What a program without null checks would pass. */
    @SuppressWarnings("NullAway")
    private static String absent() {
        return null;
    }
}
