package com.daintree.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.daintree.shop.Order;
import com.daintree.shop.Product;
import io.keywright.runtime.error.InvalidCursorException;
import io.keywright.runtime.query.Page;
import io.keywright.testing.DynamoDbTest;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Pages and the cursors between them. */
@DynamoDbTest
class PagesTest {

    private SeededTable table;
    private DaintreeTable daintree;

    @BeforeEach
    void createTable(DynamoDbClient client) {
        table = SeededTable.at(client);
        daintree = table.daintree;
    }

    @Test
    void twoPagesMeetExactly() {
        List<Product> all = daintree.product().below("books").list();
        Page<Product> first = daintree.product().below("books").limit(10).page();
        Page<Product> second = daintree.product()
                .below("books")
                .limit(10)
                .after(first.cursor().orElseThrow())
                .page();

        assertThat(first.items()).isEqualTo(all.subList(0, 10));
        assertThat(second.items()).isEqualTo(all.subList(10, 20));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 5, 13, 26, 100})
    void pagesOfAnySizeGiveEachItemOnceInOrder(int size) {
        List<Product> all = daintree.product().below("books").list();

        List<Product> gathered = new ArrayList<>();
        Optional<String> cursor = Optional.empty();
        do {
            var query = daintree.product().below("books").limit(size);
            Page<Product> page = cursor.map(query::after).orElse(query).page();
            assertThat(page.items()).hasSizeLessThanOrEqualTo(size);
            gathered.addAll(page.items());
            cursor = page.cursor();
        } while (cursor.isPresent());

        assertThat(gathered).isEqualTo(all);
    }

    @Test
    void pagesBackwardsGiveTheSameInReverse() {
        List<Product> all = new ArrayList<>(daintree.product().below("garden").list());
        java.util.Collections.reverse(all);
        Page<Product> first =
                daintree.product().below("garden").descending().limit(4).page();
        List<Product> rest = daintree.product()
                .below("garden")
                .descending()
                .after(first.cursor().orElseThrow())
                .list();

        assertThat(first.items()).isEqualTo(all.subList(0, 4));
        assertThat(rest).isEqualTo(all.subList(4, all.size()));
    }

    @Test
    void aCursorOfAnotherPartitionIsRefused() {
        String cursor = cursorIn("books");

        assertRefused(() -> daintree.product().below("kitchen").after(cursor).page());
    }

    @Test
    void aCursorOfAnotherQueryIsRefused() {
        String cursor = cursorIn("books");

        assertRefused(
                () -> daintree.product().ofCategory("databases").after(cursor).page());
        assertRefused(() -> daintree.order().ofCustomer("c-01").after(cursor).page());
    }

    @Test
    void aCursorOfTheOtherDirectionIsRefused() {
        String cursor = cursorIn("books");

        assertRefused(() ->
                daintree.product().below("books").descending().after(cursor).page());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "x", "not a cursor", "AAAA", "ä", "%00"})
    void aTextThatIsNoCursorIsRefused(String text) {
        assertRefused(() -> daintree.product().below("books").after(text).page());
    }

    @Test
    void aStreamThatReadsAheadIsClosedByWhoLeavesIt() {
        String customerId = "c-03";
        List<Order> all = daintree.order().ofCustomer(customerId).list();

        try (Stream<Order> orders = daintree.order().ofCustomer(customerId).prefetch().stream()) {
            assertThat(orders.limit(2)).isEqualTo(all.subList(0, 2));
        }
    }

    @Test
    void aCursorGoesIntoAnAddressAsItIs() {
        assertThat(cursorIn("books")).matches("[A-Za-z0-9._~-]+");
    }

    private String cursorIn(String topCategoryId) {
        return daintree.product().below(topCategoryId).limit(3).page().cursor().orElseThrow();
    }

    private void assertRefused(Runnable call) {
        table.recorder.drain();
        assertThatThrownBy(call::run).isInstanceOf(InvalidCursorException.class);
        assertThat(table.recorder.drain()).as("requests").isEmpty();
    }
}
