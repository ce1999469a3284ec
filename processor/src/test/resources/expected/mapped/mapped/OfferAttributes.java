package mapped;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.AttributeReference;
import io.keywright.runtime.expression.Elements;
import io.keywright.runtime.expression.ListAttribute;
import io.keywright.runtime.expression.MapAttribute;
import io.keywright.runtime.expression.OrderedAttribute;
import io.keywright.runtime.expression.SetAttribute;
import io.keywright.runtime.item.Converters;
import java.time.Duration;
import java.util.Currency;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import values.Code;
import values.CodeConverter;
import values.Money;
import values.Span;
import values.Status;

/** The attributes of {@link Offer} in the table {@link Mapped}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class OfferAttributes {
  /** Stored as {@code code}. */
  public static final AttributeReference<Offer, Code> CODE =
      new AttributeReference<>(AttributePath.of("code", "code"), OfferMapper.CODE);

  /** Stored as {@code market}. */
  public static final AttributeReference<Offer, Locale> MARKET =
      new AttributeReference<>(AttributePath.of("market", "market"), Converters.ofLocale());

  /** Stored as {@code currency}. */
  public static final AttributeReference<Offer, Currency> CURRENCY =
      new AttributeReference<>(AttributePath.of("currency", "currency"), Converters.ofCurrency());

  /** Stored as {@code price}. */
  public static final AttributeReference<Offer, Money> PRICE =
      new AttributeReference<>(AttributePath.of("price", "price"), OfferMapper.PRICE);

  /** Stored as {@code status}. */
  public static final AttributeReference<Offer, Status> STATUS =
      new AttributeReference<>(AttributePath.of("status", "status"), OfferMapper.STATUS);

  /** Stored as {@code term}. */
  public static final AttributeReference<Offer, Duration> TERM =
      new AttributeReference<>(AttributePath.of("term", "term"), OfferMapper.TERM);

  /** Stored as {@code rank}. */
  public static final OrderedAttribute<Offer, Integer> RANK =
      new OrderedAttribute<>(AttributePath.of("rank", "rank"), Converters.ofInt());

  /** Stored as {@code history}. */
  public static final ListAttribute<Offer, Money, AttributeReference<Offer, Money>> HISTORY =
      new ListAttribute<>(AttributePath.of("history", "history"), OfferMapper.HISTORY, Elements.plain(OfferMapper.PRICE));

  /** Stored as {@code rivals}. */
  public static final SetAttribute<Offer, Money> RIVALS =
      new SetAttribute<>(AttributePath.of("rivals", "rivals"), OfferMapper.RIVALS);

  /** Stored as {@code byRegion}. */
  public static final MapAttribute<Offer, String, Money, AttributeReference<Offer, Money>> BY_REGION =
      new MapAttribute<>(AttributePath.of("byRegion", "byRegion"), OfferMapper.BY_REGION, Converters.ofString(), Elements.plain(OfferMapper.PRICE));

  /** Stored as {@code steps}. */
  public static final AttributeReference<Offer, Money[]> STEPS =
      new AttributeReference<>(AttributePath.of("steps", "steps"), OfferMapper.STEPS);

  /** Stored as {@code rebate}. */
  public static final AttributeReference<Offer, Money> REBATE =
      new AttributeReference<>(AttributePath.of("rebate", "rebate"), OfferMapper.PRICE);

  /** Stored as {@code related}. */
  public static final MapAttribute<Offer, Code, List<Code>, ListAttribute<Offer, Code, AttributeReference<Offer, Code>>> RELATED =
      new MapAttribute<>(AttributePath.of("related", "related"), OfferMapper.RELATED, Converters.converted(CodeConverter.CODES, Converters.ofString()), Elements.list(Converters.list(Converters.converted(CodeConverter.CODES, Converters.ofString())), Elements.plain(OfferMapper.CODE)));

  /** Stored as {@code span}. */
  public static final AttributeReference<Offer, Span> SPAN =
      new AttributeReference<>(AttributePath.of("span", "span"), OfferMapper.SPAN);

  /** Stored as {@code extras}. */
  public static final AttributeReference<Offer, Map<String, Object>> EXTRAS =
      new AttributeReference<>(AttributePath.of("extras", "extras"), OfferMapper.EXTRAS);

  /** Stored as {@code since}. */
  public static final AttributeReference<Offer, Long> SINCE =
      new AttributeReference<>(AttributePath.of("since", "since"), OfferMapper.SINCE);

  /** Stored as {@code terms}. */
  public static final SetAttribute<Offer, Duration> TERMS =
      new SetAttribute<>(AttributePath.of("terms", "terms"), OfferMapper.TERMS);

  /** Stored as {@code changes}. */
  public static final AttributeReference<Offer, long[]> CHANGES =
      new AttributeReference<>(AttributePath.of("changes", "changes"), OfferMapper.CHANGES);

  /** Stored as {@code visits}. */
  public static final MapAttribute<Offer, String, long[][], AttributeReference<Offer, long[][]>> VISITS =
      new MapAttribute<>(AttributePath.of("visits", "visits"), OfferMapper.VISITS, Converters.ofString(), Elements.plain(Converters.array(Converters.primitives(Converters.converted(new Offer.Epoch(), Converters.ofInstant()), long[].class), long[].class)));

  private OfferAttributes() {}
}
