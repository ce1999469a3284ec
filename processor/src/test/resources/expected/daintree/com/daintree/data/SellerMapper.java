package com.daintree.data;

import com.daintree.shop.Seller;
import io.keywright.annotation.KeywrightGenerated;
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

/** Turns {@link Seller} into items of {@link Daintree} and back. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class SellerMapper implements EntityMapper<Seller> {
  /** The mapper, which has no state. */
  public static final SellerMapper INSTANCE = new SellerMapper();

  private static final AttributeValue TYPE = AttributeValue.createS("Seller");

  private static final Structure STRUCTURE = Structure.ofEntity("Seller", "PK", "SK");

  private SellerMapper() {}

  @Override
  public String type() {
    return "Seller";
  }

  @Override
  public String entity() {
    return "Seller";
  }

  @Override
  public PrimaryKey<Seller> key(Seller seller) {
    return SellerKeys.primary(seller.sellerId());
  }

  @Override
  public Map<String, AttributeValue> toItem(Seller seller) {
    ItemWriter item = new ItemWriter(STRUCTURE, 9);
    item.key("PK", "SK", key(seller));
    item.type("Type", TYPE);
    item.string("sellerId", seller.sellerId());
    item.string("email", seller.email());
    item.string("shopName", seller.shopName());
    item.bool("verified", seller.verified());
    item.key("GSI1PK", "GSI1SK", SellerKeys.byEmail(seller.email()));
    return item.toMap();
  }

  @Override
  public Seller fromItem(Map<String, AttributeValue> item) {
    try {
      return new Seller(
          STRUCTURE.string(item, "sellerId"),
          STRUCTURE.string(item, "email"),
          STRUCTURE.string(item, "shopName"),
          STRUCTURE.booleanValue(item, "verified"));
    } catch (RuntimeException thrown) {
      throw STRUCTURE.refusal(item, thrown);
    }
  }

  @Override
  public List<MarkedAttribute> properties() {
    return List.of(
        MarkedAttribute.of("sellerId", "sellerId"),
        MarkedAttribute.of("email", "email"),
        MarkedAttribute.of("shopName", "shopName"),
        MarkedAttribute.of("verified", "verified"));
  }

  @Override
  public Marks marks() {
    return Marked.MARKS;
  }

  @Override
  public List<UniqueValue> uniqueValues(Seller seller) {
    return List.of(
        Marked.EMAIL.value(seller.email(), Marked.EMAIL_TEXT.text(seller.email())));
  }

  @Override
  public List<UniqueValue> storedUniqueValues(Map<String, AttributeValue> item) {
    return List.of(
        Marked.EMAIL.in(item, StoredText.of(SellerAttributes.EMAIL, Marked.EMAIL_TEXT)));
  }

  private static final class Marked {
    static final KeyComponent<String> EMAIL_TEXT =
        KeyComponent.of("Seller", "email", "UNIQUE#Seller#email#{email:lower}", KeyFormats.lower());

    static final UniqueProperty EMAIL = UniqueProperty.of("email", "UNIQUE#Seller#email#", "#",
        MarkedAttribute.of("email", "email"));

    static final Marks MARKS = Marks.builder()
        .unique(EMAIL)
        .build();

    private Marked() {}
  }
}
