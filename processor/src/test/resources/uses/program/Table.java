package program;

import data.StoreDescriptor;
import data.StoreTable;
import io.keywright.runtime.TableDescriptor;
import io.keywright.runtime.TableOptions;
import io.keywright.runtime.query.TablePartitionQuery;
import java.util.List;
import java.util.Optional;
import shop.CustomerItem;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** The facade, an item collection and the descriptor. */
final class Table {

    String use(DynamoDbClient client) {
        StoreTable store = StoreTable.open(client, "store");
        StoreTable slow = StoreTable.open(client, "store", TableOptions.defaults());
        StoreTable.createTable(client, "store");
        StoreTable.definition().toRequest("store");
        List<CustomerItem> items = store.customerItem("c-1").list();
        Optional<CustomerItem> first = slow.customerItem("c-1").consistent().first();
        store.customerItem("c-1").descending().limit(2).page();
        store.customerItem("c-1").toRequest();
        TablePartitionQuery<CustomerItem> query = store.customerItem("c-2");
        for (CustomerItem item : query.list()) {
            items.add(item);
        }
        TableDescriptor descriptor = new StoreDescriptor();
        return items.toString().concat(first.toString()).concat(descriptor.toString());
    }
}
