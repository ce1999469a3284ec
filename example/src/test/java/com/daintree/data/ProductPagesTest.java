package com.daintree.data;

import static org.assertj.core.api.Assertions.assertThat;

import com.daintree.data.ProductPages.Answer;
import com.daintree.shop.Product;
import io.keywright.runtime.TableOptions;
import io.keywright.runtime.cursor.SignedCursors;
import io.keywright.testing.DynamoDbTest;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Pages with signed cursors, as a web handler gives them. */
@DynamoDbTest
class ProductPagesTest {

    private static final byte[] SPRING = key(3);
    private static final byte[] SUMMER = key(6);

    private DynamoDbClient client;
    private SeededTable table;

    @BeforeEach
    void createTable(DynamoDbClient dynamo) {
        client = dynamo;
        table = SeededTable.at(dynamo);
    }

    @Test
    void everyPageLeadsToTheNextUntilTheEnd() {
        ProductPages pages = pages(ProductPages.signing(SUMMER, SPRING));
        List<String> titles = new ArrayList<>();
        Answer answer = pages.below("books", null);
        titles.addAll(answer.titles());
        while (answer.next() != null) {
            answer = pages.below("books", answer.next());
            titles.addAll(answer.titles());
        }

        assertThat(titles)
                .isEqualTo(table.daintree.product().below("books").list().stream()
                        .map(Product::title)
                        .toList());
    }

    @Test
    void aLinkFromBeforeTheKeyWasReplacedStillWorks() {
        TableOptions inSpring = TableOptions.builder()
                .cursorCodec(SignedCursors.by("2026-03", SPRING))
                .build();
        String next = pages(inSpring).below("books", null).next();

        assertThat(next).isNotNull();
        assertThat(pages(ProductPages.signing(SUMMER, SPRING))
                        .below("books", next)
                        .status())
                .isEqualTo(200);
    }

    @Test
    void aCursorThatTheProgramDidNotSignIsABadRequest() {
        ProductPages pages = pages(ProductPages.signing(SUMMER, SPRING));
        String unsigned = pages(TableOptions.defaults()).below("books", null).next();

        assertThat(unsigned).isNotNull();
        assertThat(pages.below("books", unsigned).status()).isEqualTo(400);
        assertThat(pages.below("books", "' OR 1=1").status()).isEqualTo(400);
        assertThat(pages.below("garden", pages.below("books", null).next()).status())
                .isEqualTo(400);
    }

    private ProductPages pages(TableOptions options) {
        return new ProductPages(DaintreeTable.open(client, SeededTable.NAME, options));
    }

    private static byte[] key(int seed) {
        byte[] key = new byte[32];
        Arrays.fill(key, (byte) seed);
        return key;
    }
}
