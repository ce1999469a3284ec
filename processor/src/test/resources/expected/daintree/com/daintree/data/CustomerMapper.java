package com.daintree.data;

import com.daintree.shop.Customer;
import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.Converters;
import io.keywright.runtime.item.EntityMapper;
import io.keywright.runtime.item.ItemWriter;
import io.keywright.runtime.item.Structure;
import io.keywright.runtime.key.KeyComponent;
import io.keywright.runtime.key.KeyFormats;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.mark.MarkedAttribute;
import io.keywright.runtime.mark.Marks;
import io.keywright.runtime.mark.StoredText;
import io.keywright.runtime.mark.UniqueProperty;
import io.keywright.runtime.mark.UniqueValue;
import java.util.List;
import java.util.Map;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Turns {@link Customer} into items of {@link Daintree} and back. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class CustomerMapper implements EntityMapper<Customer> {
  /** The mapper, which has no state. */
  public static final CustomerMapper INSTANCE = new CustomerMapper();

  private static final AttributeValue TYPE = AttributeValue.createS("Customer");

  private static final Structure STRUCTURE = Structure.ofEntity("Customer", "PK", "SK")
      .property("fn", "firstName").property("ln", "lastName");

  private CustomerMapper() {}

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
    return CustomerKeys.primary(customer.customerId());
  }

  @Override
  public Map<String, AttributeValue> toItem(Customer customer) {
    ItemWriter item = new ItemWriter(STRUCTURE, 11);
    item.key("PK", "SK", key(customer));
    item.type("Type", TYPE);
    item.string("customerId", customer.customerId());
    item.string("email", customer.email());
    item.string("fn", customer.firstName());
    item.string("ln", customer.lastName());
    item.nullable("address", customer.address(), Daintree_AddressMapper.INSTANCE);
    item.required("since", customer.since(), Converters.ofLocalDate());
    item.key("GSI1PK", "GSI1SK", CustomerKeys.byEmail(customer.email()));
    return item.toMap();
  }

  @Override
  public Customer fromItem(Map<String, AttributeValue> item) {
    try {
      return new Customer(
          STRUCTURE.string(item, "customerId"),
          STRUCTURE.string(item, "email"),
          STRUCTURE.string(item, "fn"),
          STRUCTURE.string(item, "ln"),
          STRUCTURE.nullable(item, "address", Daintree_AddressMapper.INSTANCE),
          STRUCTURE.required(item, "since", Converters.ofLocalDate()));
    } catch (RuntimeException thrown) {
      throw STRUCTURE.refusal(item, thrown);
    }
  }

  @Override
  public List<MarkedAttribute> properties() {
    return List.of(
        MarkedAttribute.of("customerId", "customerId"),
        MarkedAttribute.of("email", "email"),
        MarkedAttribute.of("firstName", "fn"),
        MarkedAttribute.of("lastName", "ln"),
        MarkedAttribute.of("address", "address"),
        MarkedAttribute.of("since", "since"));
  }

  @Override
  public Marks marks() {
    return Marked.MARKS;
  }

  @Override
  public List<UniqueValue> uniqueValues(Customer customer) {
    return List.of(
        Marked.EMAIL.value(customer.email(), Marked.EMAIL_TEXT.text(customer.email())));
  }

  @Override
  public List<UniqueValue> storedUniqueValues(Map<String, AttributeValue> item) {
    return List.of(
        Marked.EMAIL.in(item, StoredText.of(CustomerAttributes.EMAIL, Marked.EMAIL_TEXT)));
  }

  private static final class Marked {
    static final KeyComponent<String> EMAIL_TEXT =
        KeyComponent.of("Customer", "email", "UNIQUE#Customer#email#{email:lower}", KeyFormats.lower());

    static final UniqueProperty EMAIL = UniqueProperty.of("email", "UNIQUE#Customer#email#", "#",
        MarkedAttribute.of("email", "email"));

    static final Marks MARKS = Marks.builder()
        .unique(EMAIL)
        .build();

    private Marked() {}
  }
}
