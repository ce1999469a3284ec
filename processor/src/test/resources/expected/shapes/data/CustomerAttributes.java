package data;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.AttributeReference;
import io.keywright.runtime.expression.BytesAttribute;
import io.keywright.runtime.expression.Elements;
import io.keywright.runtime.expression.ListAttribute;
import io.keywright.runtime.expression.MapAttribute;
import io.keywright.runtime.expression.OrderedAttribute;
import io.keywright.runtime.expression.SetAttribute;
import io.keywright.runtime.expression.TextAttribute;
import io.keywright.runtime.item.Converters;
import io.keywright.runtime.item.EnumConverter;
import java.util.List;
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
  public static final TextAttribute<Customer> ID =
      new TextAttribute<>(AttributePath.of("id", "id"));

  /** Stored as {@code address}. */
  public static final Shop_PlaceAttributes<Customer> ADDRESS =
      new Shop_PlaceAttributes<>(AttributePath.of("address", "address"));

  /** Stored as {@code home}. */
  public static final Shop_PlaceAttributes<Customer> HOME =
      new Shop_PlaceAttributes<>(AttributePath.of("home", "home"));

  /** Stored as {@code nick}. */
  public static final TextAttribute<Customer> NICK =
      new TextAttribute<>(AttributePath.of("nick", "nick"));

  /** Stored as {@code holiday}. */
  public static final Shop_PlaceAttributes<Customer> HOLIDAY =
      new Shop_PlaceAttributes<>(AttributePath.of("holiday", "holiday"));

  /** Stored as {@code color}. */
  public static final AttributeReference<Customer, Customer.Color> COLOR =
      new AttributeReference<>(AttributePath.of("color", "color"), CustomerMapper.COLOR);

  /** Stored as {@code favourite}. */
  public static final AttributeReference<Customer, Customer.Color> FAVOURITE =
      new AttributeReference<>(AttributePath.of("favourite", "favourite"), CustomerMapper.COLOR);

  /** Stored as {@code phones}. */
  public static final ListAttribute<Customer, String, TextAttribute<Customer>> PHONES =
      new ListAttribute<>(AttributePath.of("phones", "phones"), CustomerMapper.PHONES, Elements.text());

  /** Stored as {@code places}. */
  public static final ListAttribute<Customer, Place, Shop_PlaceAttributes<Customer>> PLACES =
      new ListAttribute<>(AttributePath.of("places", "places"), CustomerMapper.PLACES, new Shop_PlaceAttributes.Element<>());

  /** Stored as {@code tags}. */
  public static final SetAttribute<Customer, String> TAGS =
      new SetAttribute<>(AttributePath.of("tags", "tags"), CustomerMapper.TAGS);

  /** Stored as {@code numbers}. */
  public static final SetAttribute<Customer, Integer> NUMBERS =
      SetAttribute.keepingEmpty(AttributePath.of("numbers", "numbers"), CustomerMapper.NUMBERS);

  /** Stored as {@code palette}. */
  public static final SetAttribute<Customer, Customer.Color> PALETTE =
      SetAttribute.keepingEmpty(AttributePath.of("palette", "palette"), CustomerMapper.PALETTE);

  /** Stored as {@code m}. */
  public static final MapAttribute<Customer, String, Place, Shop_PlaceAttributes<Customer>> BY_NAME =
      new MapAttribute<>(AttributePath.of("byName", "m"), CustomerMapper.BY_NAME, Converters.ofString(), new Shop_PlaceAttributes.Element<>());

  /** Stored as {@code counts}. */
  public static final MapAttribute<Customer, Customer.Color, List<Long>, ListAttribute<Customer, Long, OrderedAttribute<Customer, Long>>> COUNTS =
      new MapAttribute<>(AttributePath.of("counts", "counts"), CustomerMapper.COUNTS, EnumConverter.of(Customer.Color.values()), Elements.list(Converters.list(Converters.ofLong()), Elements.ordered(Converters.ofLong())));

  /** Stored as {@code picture}. */
  public static final BytesAttribute<Customer> PICTURE =
      new BytesAttribute<>(AttributePath.of("picture", "picture"));

  /** Stored as {@code initial}. */
  public static final OrderedAttribute<Customer, Character> INITIAL =
      new OrderedAttribute<>(AttributePath.of("initial", "initial"), Converters.ofCharacter());

  /** Stored as {@code active}. */
  public static final AttributeReference<Customer, Boolean> ACTIVE =
      new AttributeReference<>(AttributePath.of("active", "active"), Converters.ofBoolean());

  /** Stored as {@code small}. */
  public static final OrderedAttribute<Customer, Short> SMALL =
      new OrderedAttribute<>(AttributePath.of("small", "small"), Converters.ofShort());

  /** Stored as {@code tiny}. */
  public static final OrderedAttribute<Customer, Byte> TINY =
      new OrderedAttribute<>(AttributePath.of("tiny", "tiny"), Converters.ofByte());

  /** Stored as {@code share}. */
  public static final OrderedAttribute<Customer, Float> SHARE =
      new OrderedAttribute<>(AttributePath.of("share", "share"), Converters.ofFloat());

  /** Stored as {@code score}. */
  public static final OrderedAttribute<Customer, Double> SCORE =
      new OrderedAttribute<>(AttributePath.of("score", "score"), Converters.ofDouble());

  private CustomerAttributes() {}
}
