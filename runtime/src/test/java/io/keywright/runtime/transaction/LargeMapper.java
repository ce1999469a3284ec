package io.keywright.runtime.transaction;

import io.keywright.runtime.item.EntityMapper;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.mark.MarkedAttribute;
import io.keywright.runtime.shop.Customer;
import io.keywright.runtime.shop.CustomerMapper;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Adds so many bytes to each customer. */
record LargeMapper(int bytes) implements EntityMapper<Customer> {

    @Override
    public List<MarkedAttribute> properties() {
        return CustomerMapper.INSTANCE.properties();
    }

    @Override
    public String type() {
        return "Customer";
    }

    @Override
    public String entity() {
        return "Customer";
    }

    @Override
    public PrimaryKey<Customer> key(Customer customer) {
        return CustomerMapper.INSTANCE.key(customer);
    }

    @Override
    public Map<String, AttributeValue> toItem(Customer customer) {
        Map<String, AttributeValue> item = new HashMap<>(CustomerMapper.INSTANCE.toItem(customer));
        item.put("notes", AttributeValue.fromS("x".repeat(bytes)));
        return item;
    }

    @Override
    public Customer fromItem(Map<String, AttributeValue> item) {
        return CustomerMapper.INSTANCE.fromItem(item);
    }
}
