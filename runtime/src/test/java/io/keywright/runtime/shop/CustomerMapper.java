package io.keywright.runtime.shop;

import io.keywright.runtime.item.Converters;
import io.keywright.runtime.item.EntityMapper;
import io.keywright.runtime.item.ItemWriter;
import io.keywright.runtime.item.Structure;
import io.keywright.runtime.key.IndexKey;
import io.keywright.runtime.key.KeyComponent;
import io.keywright.runtime.key.KeyFormats;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.mark.MarkedAttribute;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

public final class CustomerMapper implements EntityMapper<Customer> {

    public static final CustomerMapper INSTANCE = new CustomerMapper();

    private static final Structure STRUCTURE = Structure.ofEntity("Customer", "PK", "SK");

    static final KeyComponent<String> CUSTOMER_ID =
            KeyComponent.of("Customer", "customerId", "CUSTOMER#{customerId}", KeyFormats.text('#'));
    private static final KeyComponent<String> EMAIL =
            KeyComponent.of("Customer", "email", "EMAIL#{email:lower}", KeyFormats.lower('#'));

    private CustomerMapper() {}

    public static PrimaryKey<Customer> key(String customerId) {
        String text = "CUSTOMER#" + CUSTOMER_ID.text(customerId);
        return PrimaryKey.of(Customer.class, text, text);
    }

    public static String emailPartition(String email) {
        return "EMAIL#" + EMAIL.text(email);
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
        return key(customer.customerId());
    }

    @Override
    public Map<String, AttributeValue> toItem(Customer customer) {
        ItemWriter item = new ItemWriter(STRUCTURE, 8);
        item.key("PK", "SK", key(customer));
        String email = customer.email();
        if (email != null) {
            item.key("GSI1PK", "GSI1SK", IndexKey.of(Customer.class, emailPartition(email), "CUSTOMER"));
        }
        item.type("Type", AttributeValue.createS(type()));
        item.required("customerId", customer.customerId(), Converters.ofString());
        item.nullable("email", email, Converters.ofString());
        return item.toMap();
    }

    @Override
    public List<MarkedAttribute> properties() {
        return List.of(MarkedAttribute.of("customerId", "customerId"), MarkedAttribute.of("email", "email"));
    }

    @Override
    public Customer fromItem(Map<String, AttributeValue> attributes) {
        return new Customer(
                STRUCTURE.required(attributes, "customerId", Converters.ofString()),
                STRUCTURE.nullable(attributes, "email", Converters.ofString()));
    }
}
