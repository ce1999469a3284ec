package data;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.AttributeReference;
import io.keywright.runtime.item.Converters;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import shop.Customer;
import shop.Place;

/** The attributes of {@link Customer} in the table {@link Shop}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class CustomerAttributes {
  /** Stored as {@code id}. */
  public static final AttributeReference<Customer, String> ID =
      AttributeReference.of("id", "id", Converters.STRING);

  /** Stored as {@code address}. */
  public static final Shop_PlaceAttributes<Customer> ADDRESS =
      new Shop_PlaceAttributes<>("address", "address");

  /** Stored as {@code home}. */
  public static final Shop_PlaceAttributes<Customer> HOME =
      new Shop_PlaceAttributes<>("home", "home");

  /** Stored as {@code nick}. */
  public static final AttributeReference<Customer, String> NICK =
      AttributeReference.of("nick", "nick", Converters.STRING);

  /** Stored as {@code holiday}. */
  public static final Shop_PlaceAttributes<Customer> HOLIDAY =
      new Shop_PlaceAttributes<>("holiday", "holiday");

  /** Stored as {@code color}. */
  public static final AttributeReference<Customer, Customer.Color> COLOR =
      AttributeReference.of("color", "color", CustomerMapper.COLOR);

  /** Stored as {@code favourite}. */
  public static final AttributeReference<Customer, Customer.Color> FAVOURITE =
      AttributeReference.of("favourite", "favourite", CustomerMapper.COLOR);

  /** Stored as {@code phones}. */
  public static final AttributeReference<Customer, List<String>> PHONES =
      AttributeReference.of("phones", "phones", CustomerMapper.PHONES);

  /** Stored as {@code places}. */
  public static final AttributeReference<Customer, List<Place>> PLACES =
      AttributeReference.of("places", "places", CustomerMapper.PLACES);

  /** Stored as {@code tags}. */
  public static final AttributeReference<Customer, Set<String>> TAGS =
      AttributeReference.of("tags", "tags", CustomerMapper.TAGS);

  /** Stored as {@code numbers}. */
  public static final AttributeReference<Customer, Set<Integer>> NUMBERS =
      AttributeReference.of("numbers", "numbers", CustomerMapper.NUMBERS);

  /** Stored as {@code palette}. */
  public static final AttributeReference<Customer, Set<Customer.Color>> PALETTE =
      AttributeReference.of("palette", "palette", CustomerMapper.PALETTE);

  /** Stored as {@code m}. */
  public static final AttributeReference<Customer, Map<String, Place>> BY_NAME =
      AttributeReference.of("byName", "m", CustomerMapper.BY_NAME);

  /** Stored as {@code counts}. */
  public static final AttributeReference<Customer, Map<Customer.Color, List<Long>>> COUNTS =
      AttributeReference.of("counts", "counts", CustomerMapper.COUNTS);

  /** Stored as {@code picture}. */
  public static final AttributeReference<Customer, byte[]> PICTURE =
      AttributeReference.of("picture", "picture", Converters.BYTES);

  /** Stored as {@code initial}. */
  public static final AttributeReference<Customer, Character> INITIAL =
      AttributeReference.of("initial", "initial", Converters.CHARACTER);

  /** Stored as {@code active}. */
  public static final AttributeReference<Customer, Boolean> ACTIVE =
      AttributeReference.of("active", "active", Converters.BOOLEAN);

  /** Stored as {@code small}. */
  public static final AttributeReference<Customer, Short> SMALL =
      AttributeReference.of("small", "small", Converters.SHORT);

  /** Stored as {@code tiny}. */
  public static final AttributeReference<Customer, Byte> TINY =
      AttributeReference.of("tiny", "tiny", Converters.BYTE);

  /** Stored as {@code share}. */
  public static final AttributeReference<Customer, Float> SHARE =
      AttributeReference.of("share", "share", Converters.FLOAT);

  /** Stored as {@code score}. */
  public static final AttributeReference<Customer, Double> SCORE =
      AttributeReference.of("score", "score", Converters.DOUBLE);

  private CustomerAttributes() {}
}
