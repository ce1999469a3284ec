package com.daintree.data;

import com.daintree.shop.OrderLine;
import com.daintree.shop.Product;
import io.keywright.runtime.item.EntityMapper;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Looks at every stored item: whether it holds the keys that its properties make, and whether what was sold has left the
 * shelf. Reads the whole table, so it is for after a test of load.
 */
public final class Audit {

    private static final Map<String, EntityMapper<?>> MAPPERS = mappers();

    private final Map<String, Integer> sold = new HashMap<>();
    private final Map<String, Integer> stock = new TreeMap<>();
    private final List<String> stale = new ArrayList<>();
    private int items;

    private Audit() {}

    private static Map<String, EntityMapper<?>> mappers() {
        Map<String, EntityMapper<?>> mappers = new HashMap<>();
        for (EntityMapper<?> mapper : List.of(
                CartItemMapper.INSTANCE,
                CartMapper.INSTANCE,
                CategoryMapper.INSTANCE,
                CustomerMapper.INSTANCE,
                OrderLineMapper.INSTANCE,
                OrderMapper.INSTANCE,
                PaymentMapper.INSTANCE,
                ProductMapper.INSTANCE,
                SellerMapper.INSTANCE)) {
            mappers.put(mapper.type(), mapper);
        }
        return mappers;
    }

    /** Reads a table. */
    public static Audit of(DynamoDbClient client, String tableName) {
        Audit audit = new Audit();
        client.scanPaginator(scan -> scan.tableName(tableName).consistentRead(true)).items().stream()
                .forEach(audit::look);
        return audit;
    }

    private void look(Map<String, AttributeValue> item) {
        items++;
        AttributeValue type = item.get("Type");
        EntityMapper<?> mapper = type == null ? null : MAPPERS.get(type.s());
        if (mapper != null) {
            compare(mapper, item);
        }
    }

    private <T> void compare(EntityMapper<T> mapper, Map<String, AttributeValue> item) {
        T entity = mapper.fromItem(item);
        Map<String, AttributeValue> written = mapper.toItem(entity);
        for (String key : List.of("PK", "SK", "GSI1PK", "GSI1SK", "GSI2PK", "GSI2SK", "GSI3PK", "GSI3SK")) {
            if (!Objects.equals(item.get(key), written.get(key))) {
                stale.add(mapper.entity() + " " + mapper.key(entity) + " " + key);
            }
        }
        if (entity instanceof OrderLine line) {
            sold.merge(line.productId(), line.quantity(), Integer::sum);
        } else if (entity instanceof Product product) {
            stock.put(product.productId(), product.stock());
        }
    }

    /** How many items there are. */
    public int items() {
        return items;
    }

    /** Items whose keys are not those of their properties. */
    public List<String> stale() {
        return List.copyOf(stale);
    }

    /** How many pieces of each product there are and have been sold, by product. */
    public Map<String, Integer> stockAndSold() {
        Map<String, Integer> all = new TreeMap<>();
        stock.forEach((product, pieces) -> all.put(product, pieces + sold.getOrDefault(product, 0)));
        return all;
    }
}
