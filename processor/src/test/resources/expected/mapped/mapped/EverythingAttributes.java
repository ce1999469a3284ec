package mapped;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.AttributeReference;
import io.keywright.runtime.expression.Elements;
import io.keywright.runtime.expression.MapAttribute;
import io.keywright.runtime.expression.OrderedAttribute;
import io.keywright.runtime.expression.SetAttribute;
import io.keywright.runtime.expression.TextAttribute;
import io.keywright.runtime.item.Converters;
import io.keywright.runtime.item.EnumConverter;
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
import java.util.UUID;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import values.Channel;
import values.Status;

/** The attributes of {@link Everything} in the table {@link Mapped}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class EverythingAttributes {
  /** Stored as {@code id}. */
  public static final TextAttribute<Everything> ID =
      new TextAttribute<>(AttributePath.of("id", "id"));

  /** Stored as {@code count}. */
  public static final OrderedAttribute<Everything, Integer> COUNT =
      new OrderedAttribute<>(AttributePath.of("count", "count"), Converters.ofInt());

  /** Stored as {@code size}. */
  public static final OrderedAttribute<Everything, Long> SIZE =
      new OrderedAttribute<>(AttributePath.of("size", "size"), Converters.ofLong());

  /** Stored as {@code ratio}. */
  public static final OrderedAttribute<Everything, Double> RATIO =
      new OrderedAttribute<>(AttributePath.of("ratio", "ratio"), Converters.ofDouble());

  /** Stored as {@code home}. */
  public static final AttributeReference<Everything, URI> HOME =
      new AttributeReference<>(AttributePath.of("home", "home"), Converters.ofUri());

  /** Stored as {@code language}. */
  public static final AttributeReference<Everything, Locale> LANGUAGE =
      new AttributeReference<>(AttributePath.of("language", "language"), Converters.ofLocale());

  /** Stored as {@code currency}. */
  public static final AttributeReference<Everything, Currency> CURRENCY =
      new AttributeReference<>(AttributePath.of("currency", "currency"), Converters.ofCurrency());

  /** Stored as {@code payload}. */
  public static final AttributeReference<Everything, ByteBuffer> PAYLOAD =
      new AttributeReference<>(AttributePath.of("payload", "payload"), Converters.ofByteBuffer());

  /** Stored as {@code payloads}. */
  public static final SetAttribute<Everything, ByteBuffer> PAYLOADS =
      new SetAttribute<>(AttributePath.of("payloads", "payloads"), EverythingMapper.PAYLOADS);

  /** Stored as {@code month}. */
  public static final AttributeReference<Everything, Month> MONTH =
      new AttributeReference<>(AttributePath.of("month", "month"), EverythingMapper.MONTH);

  /** Stored as {@code day}. */
  public static final AttributeReference<Everything, DayOfWeek> DAY =
      new AttributeReference<>(AttributePath.of("day", "day"), EverythingMapper.DAY);

  /** Stored as {@code flags}. */
  public static final AttributeReference<Everything, boolean[]> FLAGS =
      new AttributeReference<>(AttributePath.of("flags", "flags"), EverythingMapper.FLAGS);

  /** Stored as {@code letters}. */
  public static final AttributeReference<Everything, char[]> LETTERS =
      new AttributeReference<>(AttributePath.of("letters", "letters"), EverythingMapper.LETTERS);

  /** Stored as {@code shorts}. */
  public static final AttributeReference<Everything, short[]> SHORTS =
      new AttributeReference<>(AttributePath.of("shorts", "shorts"), EverythingMapper.SHORTS);

  /** Stored as {@code grid}. */
  public static final AttributeReference<Everything, int[][]> GRID =
      new AttributeReference<>(AttributePath.of("grid", "grid"), EverythingMapper.GRID);

  /** Stored as {@code longs}. */
  public static final AttributeReference<Everything, long[]> LONGS =
      new AttributeReference<>(AttributePath.of("longs", "longs"), EverythingMapper.LONGS);

  /** Stored as {@code floats}. */
  public static final AttributeReference<Everything, float[]> FLOATS =
      new AttributeReference<>(AttributePath.of("floats", "floats"), EverythingMapper.FLOATS);

  /** Stored as {@code doubles}. */
  public static final AttributeReference<Everything, double[]> DOUBLES =
      new AttributeReference<>(AttributePath.of("doubles", "doubles"), EverythingMapper.DOUBLES);

  /** Stored as {@code names}. */
  public static final AttributeReference<Everything, String[]> NAMES =
      new AttributeReference<>(AttributePath.of("names", "names"), EverythingMapper.NAMES);

  /** Stored as {@code groups}. */
  public static final AttributeReference<Everything, List<String>[]> GROUPS =
      new AttributeReference<>(AttributePath.of("groups", "groups"), EverythingMapper.GROUPS);

  /** Stored as {@code links}. */
  public static final AttributeReference<Everything, URI[]> LINKS =
      new AttributeReference<>(AttributePath.of("links", "links"), EverythingMapper.LINKS);

  /** Stored as {@code optionalInts}. */
  public static final AttributeReference<Everything, int[]> OPTIONAL_INTS =
      new AttributeReference<>(AttributePath.of("optionalInts", "optionalInts"), EverythingMapper.OPTIONAL_INTS);

  /** Stored as {@code ordered}. */
  public static final SetAttribute<Everything, String> ORDERED =
      new SetAttribute<>(AttributePath.of("ordered", "ordered"), EverythingMapper.ORDERED);

  /** Stored as {@code mt}. */
  public static final SetAttribute<Everything, String> MAYBE_TAGS =
      SetAttribute.keepingEmpty(AttributePath.of("maybeTags", "mt"), EverythingMapper.ORDERED);

  /** Stored as {@code maybeNumbers}. */
  public static final SetAttribute<Everything, Integer> MAYBE_NUMBERS =
      SetAttribute.keepingEmpty(AttributePath.of("maybeNumbers", "maybeNumbers"), EverythingMapper.MAYBE_NUMBERS);

  /** Stored as {@code maybeFlags}. */
  public static final SetAttribute<Everything, Boolean> MAYBE_FLAGS =
      SetAttribute.keepingEmpty(AttributePath.of("maybeFlags", "maybeFlags"), EverythingMapper.MAYBE_FLAGS);

  /** Stored as {@code byUuid}. */
  public static final MapAttribute<Everything, UUID, String, TextAttribute<Everything>> BY_UUID =
      new MapAttribute<>(AttributePath.of("byUuid", "byUuid"), EverythingMapper.BY_UUID, Converters.ofUuid(), Elements.text());

  /** Stored as {@code byNumber}. */
  public static final MapAttribute<Everything, Integer, String, TextAttribute<Everything>> BY_NUMBER =
      new MapAttribute<>(AttributePath.of("byNumber", "byNumber"), EverythingMapper.BY_NUMBER, Converters.text(Converters.ofInt()), Elements.text());

  /** Stored as {@code byBig}. */
  public static final MapAttribute<Everything, BigInteger, String, TextAttribute<Everything>> BY_BIG =
      new MapAttribute<>(AttributePath.of("byBig", "byBig"), EverythingMapper.BY_BIG, Converters.text(Converters.ofBigInteger()), Elements.text());

  /** Stored as {@code byDate}. */
  public static final MapAttribute<Everything, LocalDate, String, TextAttribute<Everything>> BY_DATE =
      new MapAttribute<>(AttributePath.of("byDate", "byDate"), EverythingMapper.BY_DATE, Converters.ofLocalDate(), Elements.text());

  /** Stored as {@code byInstant}. */
  public static final MapAttribute<Everything, Instant, String, TextAttribute<Everything>> BY_INSTANT =
      new MapAttribute<>(AttributePath.of("byInstant", "byInstant"), EverythingMapper.BY_INSTANT, Converters.ofInstant(), Elements.text());

  /** Stored as {@code byLocale}. */
  public static final MapAttribute<Everything, Locale, String, TextAttribute<Everything>> BY_LOCALE =
      new MapAttribute<>(AttributePath.of("byLocale", "byLocale"), EverythingMapper.BY_LOCALE, Converters.ofLocale(), Elements.text());

  /** Stored as {@code byCurrency}. */
  public static final MapAttribute<Everything, Currency, String, TextAttribute<Everything>> BY_CURRENCY =
      new MapAttribute<>(AttributePath.of("byCurrency", "byCurrency"), EverythingMapper.BY_CURRENCY, Converters.ofCurrency(), Elements.text());

  /** Stored as {@code byUri}. */
  public static final MapAttribute<Everything, URI, String, TextAttribute<Everything>> BY_URI =
      new MapAttribute<>(AttributePath.of("byUri", "byUri"), EverythingMapper.BY_URI, Converters.ofUri(), Elements.text());

  /** Stored as {@code byStatus}. */
  public static final MapAttribute<Everything, Status, Channel, AttributeReference<Everything, Channel>> BY_STATUS =
      new MapAttribute<>(AttributePath.of("byStatus", "byStatus"), EverythingMapper.BY_STATUS, EnumConverter.of(Status.values(), "o", "c", "PENDING", null).fallback("UNKNOWN"), Elements.plain(EnumConverter.of(Channel.values(), "web", "?").formerly("WWW", "WEB").formerly("SITE", "WEB").fallback("OTHER")));

  private EverythingAttributes() {}
}
