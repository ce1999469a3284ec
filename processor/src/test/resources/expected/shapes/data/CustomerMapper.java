package data;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.Converter;
import io.keywright.runtime.item.Converters;
import io.keywright.runtime.item.EntityMapper;
import io.keywright.runtime.item.EnumConverter;
import io.keywright.runtime.item.ItemWriter;
import io.keywright.runtime.item.Structure;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.mark.MarkedAttribute;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import shop.Customer;
import shop.Place;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Turns {@link Customer} into items of {@link Shop} and back. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class CustomerMapper implements EntityMapper<Customer> {
  /** The mapper, which has no state. */
  public static final CustomerMapper INSTANCE = new CustomerMapper();

  private static final AttributeValue TYPE = AttributeValue.createS("Customer");

  private static final Structure STRUCTURE = Structure.ofEntity("Customer", "pk", "sk")
      .property("m", "byName");

  static final Converter<Customer.Color> COLOR = EnumConverter.of(Customer.Color.values());

  static final Converter<List<String>> PHONES = Converters.list(Converters.ofString());

  static final Converter<List<Place>> PLACES = Converters.list(Shop_PlaceMapper.INSTANCE);

  static final Converter<Set<String>> TAGS = Converters.set(Converters.ofString());

  static final Converter<Set<Integer>> NUMBERS = Converters.setAsList(Converters.ofInt());

  static final Converter<Set<Customer.Color>> PALETTE =
      Converters.setAsList(EnumConverter.of(Customer.Color.values()));

  static final Converter<Map<String, Place>> BY_NAME =
      Converters.map(Converters.ofString(), Shop_PlaceMapper.INSTANCE);

  static final Converter<Map<Customer.Color, List<Long>>> COUNTS =
      Converters.map(EnumConverter.of(Customer.Color.values()), Converters.list(Converters.ofLong()));

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
    return CustomerKeys.primary(customer.id());
  }

  @Override
  public Map<String, AttributeValue> toItem(Customer customer) {
    ItemWriter item = new ItemWriter(STRUCTURE, 28);
    item.key("pk", "sk", key(customer));
    item.type("_type", TYPE);
    item.string("id", customer.id());
    item.nullable("address", customer.address(), Shop_PlaceMapper.INSTANCE);
    item.required("home", customer.home(), Shop_PlaceMapper.INSTANCE);
    item.optional("nick", customer.nick(), Converters.ofString());
    item.optional("holiday", customer.holiday(), Shop_PlaceMapper.INSTANCE);
    item.required("color", customer.color(), COLOR);
    item.nullable("favourite", customer.favourite(), COLOR);
    item.required("phones", customer.phones(), PHONES);
    item.nullable("places", customer.places(), PLACES);
    item.set("tags", customer.tags(), TAGS);
    item.nullable("numbers", customer.numbers(), NUMBERS);
    item.optional("palette", customer.palette(), PALETTE);
    item.required("m", customer.byName(), BY_NAME);
    item.required("counts", customer.counts(), COUNTS);
    item.required("picture", customer.picture(), Converters.ofBytes());
    item.character("initial", customer.initial());
    item.bool("active", customer.active());
    item.number("small", customer.small());
    item.number("tiny", customer.tiny());
    item.number("share", customer.share());
    item.number("score", customer.score());
    Place address = customer.address();
    String addressCountry = address == null ? null : address.country();
    Place.Geo addressGeo = address == null ? null : address.geo().orElse(null);
    Integer addressGeoHeight = addressGeo == null ? null : addressGeo.height();
    Place home = customer.home();
    Integer homeFloor = home == null ? null : home.floor();
    if (addressCountry != null && addressGeoHeight != null) {
      item.key("gsi1_pk", "gsi1_sk", CustomerKeys.byCountry(addressCountry, addressGeoHeight, homeFloor));
    }
    String nick = customer.nick().orElse(null);
    if (nick != null) {
      item.key("gsi2_pk", CustomerKeys.byNick(nick));
    }
    return item.toMap();
  }

  @Override
  public Customer fromItem(Map<String, AttributeValue> item) {
    try {
      return new Customer(
          STRUCTURE.string(item, "id"),
          STRUCTURE.nullable(item, "address", Shop_PlaceMapper.INSTANCE),
          STRUCTURE.required(item, "home", Shop_PlaceMapper.INSTANCE),
          STRUCTURE.optional(item, "nick", Converters.ofString()),
          STRUCTURE.optional(item, "holiday", Shop_PlaceMapper.INSTANCE),
          STRUCTURE.required(item, "color", COLOR),
          STRUCTURE.nullable(item, "favourite", COLOR),
          STRUCTURE.required(item, "phones", PHONES),
          STRUCTURE.nullable(item, "places", PLACES),
          STRUCTURE.set(item, "tags", TAGS),
          STRUCTURE.nullable(item, "numbers", NUMBERS),
          STRUCTURE.optional(item, "palette", PALETTE),
          STRUCTURE.required(item, "m", BY_NAME),
          STRUCTURE.required(item, "counts", COUNTS),
          STRUCTURE.required(item, "picture", Converters.ofBytes()),
          STRUCTURE.charValue(item, "initial"),
          STRUCTURE.booleanValue(item, "active"),
          STRUCTURE.shortValue(item, "small"),
          STRUCTURE.byteValue(item, "tiny"),
          STRUCTURE.floatValue(item, "share"),
          STRUCTURE.doubleValue(item, "score"));
    } catch (RuntimeException thrown) {
      throw STRUCTURE.refusal(item, thrown);
    }
  }

  @Override
  public List<MarkedAttribute> properties() {
    return List.of(
        MarkedAttribute.of("id", "id"),
        MarkedAttribute.of("address", "address"),
        MarkedAttribute.of("home", "home"),
        MarkedAttribute.of("nick", "nick"),
        MarkedAttribute.of("holiday", "holiday"),
        MarkedAttribute.of("color", "color"),
        MarkedAttribute.of("favourite", "favourite"),
        MarkedAttribute.of("phones", "phones"),
        MarkedAttribute.of("places", "places"),
        MarkedAttribute.of("tags", "tags"),
        MarkedAttribute.of("numbers", "numbers"),
        MarkedAttribute.of("palette", "palette"),
        MarkedAttribute.of("byName", "m"),
        MarkedAttribute.of("counts", "counts"),
        MarkedAttribute.of("picture", "picture"),
        MarkedAttribute.of("initial", "initial"),
        MarkedAttribute.of("active", "active"),
        MarkedAttribute.of("small", "small"),
        MarkedAttribute.of("tiny", "tiny"),
        MarkedAttribute.of("share", "share"),
        MarkedAttribute.of("score", "score"));
  }
}
