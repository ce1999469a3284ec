package com.daintree.data;

import static org.assertj.core.api.Assertions.assertThat;

import com.daintree.shop.Product;
import io.keywright.runtime.scan.ScanProgress;
import io.keywright.testing.DynamoDbTest;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** A scan of the store's table; the guide shows parts of this. */
@DynamoDbTest
class ScansTest {

    @Test
    void allProductsAreFoundInATableOfEverything(DynamoDbClient client) {
        SeededTable table = SeededTable.at(client);
        DaintreeTable daintree = table.daintree;

        List<Product> products = new ArrayList<>();
        List<String> positions = new ArrayList<>();
        ScanProgress end = daintree.table()
                .prepareScan(Product.class, products::add)
                .segments(4)
                .pageSize(100)
                .atMost(10_000)
                .onProgress(progress -> positions.add(progress.position()))
                .execute();

        assertThat(products).containsExactlyInAnyOrderElementsOf(table.store.products());
        assertThat(end.found()).isEqualTo(products.size());
        assertThat(end.segmentsDone()).isEqualTo(4);
        assertThat(positions).isNotEmpty();

        List<Product> rest = new ArrayList<>();
        daintree.table()
                .prepareScan(Product.class, rest::add)
                .from(positions.get(0))
                .execute();
        assertThat(rest).hasSizeLessThanOrEqualTo(products.size());
    }
}
