package mapped;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.Converter;
import io.keywright.runtime.item.Converters;
import io.keywright.runtime.item.EntityMapper;
import io.keywright.runtime.item.EnumConverter;
import io.keywright.runtime.item.ItemWriter;
import io.keywright.runtime.item.Structure;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.mark.MarkedAttribute;
import java.math.BigInteger;
import java.net.URI;
import java.nio.ByteBuffer;
import java.time.DayOfWeek;
import java.time.Instant;
import java.time.LocalDate;
import java.time.Month;
import java.util.Currency;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import values.Channel;
import values.Status;

/** Turns {@link Everything} into items of {@link Mapped} and back. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class EverythingMapper implements EntityMapper<Everything> {
  /** The mapper, which has no state. */
  public static final EverythingMapper INSTANCE = new EverythingMapper();

  private static final AttributeValue TYPE = AttributeValue.createS("Everything");

  private static final Structure STRUCTURE = Structure.ofEntity("Everything", "PK", "SK")
      .property("mt", "maybeTags");

  static final Converter<Set<ByteBuffer>> PAYLOADS = Converters.set(Converters.ofByteBuffer());

  static final Converter<Month> MONTH = EnumConverter.of(Month.values());

  static final Converter<DayOfWeek> DAY = EnumConverter.of(DayOfWeek.values());

  static final Converter<boolean[]> FLAGS = Converters.ofBooleanArray();

  static final Converter<char[]> LETTERS = Converters.ofCharacterArray();

  static final Converter<short[]> SHORTS = Converters.ofShortArray();

  static final Converter<int[][]> GRID = Converters.array(Converters.ofIntArray(), int[].class);

  static final Converter<long[]> LONGS = Converters.ofLongArray();

  static final Converter<float[]> FLOATS = Converters.ofFloatArray();

  static final Converter<double[]> DOUBLES = Converters.ofDoubleArray();

  static final Converter<String[]> NAMES = Converters.array(Converters.ofString(), String.class);

  static final Converter<List<String>[]> GROUPS =
      Converters.array(Converters.list(Converters.ofString()), List.class);

  static final Converter<URI[]> LINKS = Converters.array(Converters.ofUri(), URI.class);

  static final Converter<int[]> OPTIONAL_INTS = Converters.ofIntArray();

  static final Converter<Set<String>> ORDERED = Converters.setAsList(Converters.ofString());

  static final Converter<Set<Integer>> MAYBE_NUMBERS = Converters.setAsList(Converters.ofInt());

  static final Converter<Set<Boolean>> MAYBE_FLAGS = Converters.set(Converters.ofBoolean());

  static final Converter<Map<UUID, String>> BY_UUID =
      Converters.map(Converters.ofUuid(), Converters.ofString());

  static final Converter<Map<Integer, String>> BY_NUMBER =
      Converters.map(Converters.text(Converters.ofInt()), Converters.ofString());

  static final Converter<Map<BigInteger, String>> BY_BIG =
      Converters.map(Converters.text(Converters.ofBigInteger()), Converters.ofString());

  static final Converter<Map<LocalDate, String>> BY_DATE =
      Converters.map(Converters.ofLocalDate(), Converters.ofString());

  static final Converter<Map<Instant, String>> BY_INSTANT =
      Converters.map(Converters.ofInstant(), Converters.ofString());

  static final Converter<Map<Locale, String>> BY_LOCALE =
      Converters.map(Converters.ofLocale(), Converters.ofString());

  static final Converter<Map<Currency, String>> BY_CURRENCY =
      Converters.map(Converters.ofCurrency(), Converters.ofString());

  static final Converter<Map<URI, String>> BY_URI =
      Converters.map(Converters.ofUri(), Converters.ofString());

  static final Converter<Map<Status, Channel>> BY_STATUS =
      Converters.map(EnumConverter.of(Status.values(), "o", "c", "PENDING", null).fallback("UNKNOWN"), EnumConverter.of(Channel.values(), "web", "?").formerly("WWW", "WEB").formerly("SITE", "WEB").fallback("OTHER"));

  private EverythingMapper() {}

  @Override
  public String type() {
    return "Everything";
  }

  @Override
  public String entity() {
    return "Everything";
  }

  @Override
  public PrimaryKey<Everything> key(Everything everything) {
    return EverythingKeys.primary(everything.id());
  }

  @Override
  public Map<String, AttributeValue> toItem(Everything everything) {
    ItemWriter item = new ItemWriter(STRUCTURE, 38);
    item.key("PK", "SK", key(everything));
    item.type("Type", TYPE);
    item.string("id", everything.id());
    item.optional("count", everything.count());
    item.optional("size", everything.size());
    item.optional("ratio", everything.ratio());
    item.required("home", everything.home(), Converters.ofUri());
    item.required("language", everything.language(), Converters.ofLocale());
    item.required("currency", everything.currency(), Converters.ofCurrency());
    item.required("payload", everything.payload(), Converters.ofByteBuffer());
    item.set("payloads", everything.payloads(), PAYLOADS);
    item.required("month", everything.month(), MONTH);
    item.required("day", everything.day(), DAY);
    item.required("flags", everything.flags(), FLAGS);
    item.required("letters", everything.letters(), LETTERS);
    item.required("shorts", everything.shorts(), SHORTS);
    item.required("grid", everything.grid(), GRID);
    item.required("longs", everything.longs(), LONGS);
    item.required("floats", everything.floats(), FLOATS);
    item.required("doubles", everything.doubles(), DOUBLES);
    item.required("names", everything.names(), NAMES);
    item.required("groups", everything.groups(), GROUPS);
    item.nullable("links", everything.links(), LINKS);
    item.optional("optionalInts", everything.optionalInts(), OPTIONAL_INTS);
    item.set("ordered", everything.ordered(), ORDERED);
    item.nullable("mt", everything.maybeTags(), ORDERED);
    item.optional("maybeNumbers", everything.maybeNumbers(), MAYBE_NUMBERS);
    item.nullable("maybeFlags", everything.maybeFlags(), MAYBE_FLAGS);
    item.required("byUuid", everything.byUuid(), BY_UUID);
    item.required("byNumber", everything.byNumber(), BY_NUMBER);
    item.required("byBig", everything.byBig(), BY_BIG);
    item.required("byDate", everything.byDate(), BY_DATE);
    item.required("byInstant", everything.byInstant(), BY_INSTANT);
    item.required("byLocale", everything.byLocale(), BY_LOCALE);
    item.required("byCurrency", everything.byCurrency(), BY_CURRENCY);
    item.required("byUri", everything.byUri(), BY_URI);
    item.required("byStatus", everything.byStatus(), BY_STATUS);
    return item.toMap();
  }

  @Override
  public Everything fromItem(Map<String, AttributeValue> item) {
    try {
      return new Everything(
          STRUCTURE.string(item, "id"),
          STRUCTURE.optionalInt(item, "count"),
          STRUCTURE.optionalLong(item, "size"),
          STRUCTURE.optionalDouble(item, "ratio"),
          STRUCTURE.required(item, "home", Converters.ofUri()),
          STRUCTURE.required(item, "language", Converters.ofLocale()),
          STRUCTURE.required(item, "currency", Converters.ofCurrency()),
          STRUCTURE.required(item, "payload", Converters.ofByteBuffer()),
          STRUCTURE.set(item, "payloads", PAYLOADS),
          STRUCTURE.required(item, "month", MONTH),
          STRUCTURE.required(item, "day", DAY),
          STRUCTURE.required(item, "flags", FLAGS),
          STRUCTURE.required(item, "letters", LETTERS),
          STRUCTURE.required(item, "shorts", SHORTS),
          STRUCTURE.required(item, "grid", GRID),
          STRUCTURE.required(item, "longs", LONGS),
          STRUCTURE.required(item, "floats", FLOATS),
          STRUCTURE.required(item, "doubles", DOUBLES),
          STRUCTURE.required(item, "names", NAMES),
          STRUCTURE.required(item, "groups", GROUPS),
          STRUCTURE.nullable(item, "links", LINKS),
          STRUCTURE.optional(item, "optionalInts", OPTIONAL_INTS),
          STRUCTURE.set(item, "ordered", ORDERED),
          STRUCTURE.nullable(item, "mt", ORDERED),
          STRUCTURE.optional(item, "maybeNumbers", MAYBE_NUMBERS),
          STRUCTURE.nullable(item, "maybeFlags", MAYBE_FLAGS),
          STRUCTURE.required(item, "byUuid", BY_UUID),
          STRUCTURE.required(item, "byNumber", BY_NUMBER),
          STRUCTURE.required(item, "byBig", BY_BIG),
          STRUCTURE.required(item, "byDate", BY_DATE),
          STRUCTURE.required(item, "byInstant", BY_INSTANT),
          STRUCTURE.required(item, "byLocale", BY_LOCALE),
          STRUCTURE.required(item, "byCurrency", BY_CURRENCY),
          STRUCTURE.required(item, "byUri", BY_URI),
          STRUCTURE.required(item, "byStatus", BY_STATUS));
    } catch (RuntimeException thrown) {
      throw STRUCTURE.refusal(item, thrown);
    }
  }

  @Override
  public List<MarkedAttribute> properties() {
    return List.of(
        MarkedAttribute.of("id", "id"),
        MarkedAttribute.of("count", "count"),
        MarkedAttribute.of("size", "size"),
        MarkedAttribute.of("ratio", "ratio"),
        MarkedAttribute.of("home", "home"),
        MarkedAttribute.of("language", "language"),
        MarkedAttribute.of("currency", "currency"),
        MarkedAttribute.of("payload", "payload"),
        MarkedAttribute.of("payloads", "payloads"),
        MarkedAttribute.of("month", "month"),
        MarkedAttribute.of("day", "day"),
        MarkedAttribute.of("flags", "flags"),
        MarkedAttribute.of("letters", "letters"),
        MarkedAttribute.of("shorts", "shorts"),
        MarkedAttribute.of("grid", "grid"),
        MarkedAttribute.of("longs", "longs"),
        MarkedAttribute.of("floats", "floats"),
        MarkedAttribute.of("doubles", "doubles"),
        MarkedAttribute.of("names", "names"),
        MarkedAttribute.of("groups", "groups"),
        MarkedAttribute.of("links", "links"),
        MarkedAttribute.of("optionalInts", "optionalInts"),
        MarkedAttribute.of("ordered", "ordered"),
        MarkedAttribute.of("maybeTags", "mt"),
        MarkedAttribute.of("maybeNumbers", "maybeNumbers"),
        MarkedAttribute.of("maybeFlags", "maybeFlags"),
        MarkedAttribute.of("byUuid", "byUuid"),
        MarkedAttribute.of("byNumber", "byNumber"),
        MarkedAttribute.of("byBig", "byBig"),
        MarkedAttribute.of("byDate", "byDate"),
        MarkedAttribute.of("byInstant", "byInstant"),
        MarkedAttribute.of("byLocale", "byLocale"),
        MarkedAttribute.of("byCurrency", "byCurrency"),
        MarkedAttribute.of("byUri", "byUri"),
        MarkedAttribute.of("byStatus", "byStatus"));
  }
}
