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
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import values.Code;
import values.CodeConverter;
import values.DayCount;
import values.Fields;
import values.Money;
import values.MoneyConverter;
import values.Span;
import values.Status;

/** Turns {@link Offer} into items of {@link Mapped} and back. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class OfferMapper implements EntityMapper<Offer> {
  /** The mapper, which has no state. */
  public static final OfferMapper INSTANCE = new OfferMapper();

  private static final AttributeValue TYPE = AttributeValue.createS("Offer");

  private static final Structure STRUCTURE = Structure.ofEntity("Offer", "PK", "SK");

  static final Converter<Code> CODE =
      Converters.converted(CodeConverter.CODES, Converters.ofString());

  static final Converter<Money> PRICE =
      Converters.converted(new MoneyConverter(), Converters.ofBigDecimal());

  static final Converter<Status> STATUS =
      EnumConverter.of(Status.values(), "o", "c", "PENDING", null).fallback("UNKNOWN");

  static final Converter<Duration> TERM =
      Converters.converted(DayCount.INSTANCE, Converters.ofLong());

  static final Converter<List<Money>> HISTORY =
      Converters.list(Converters.converted(new MoneyConverter(), Converters.ofBigDecimal()));

  static final Converter<Set<Money>> RIVALS =
      Converters.set(Converters.converted(new MoneyConverter(), Converters.ofBigDecimal()));

  static final Converter<Map<String, Money>> BY_REGION =
      Converters.map(Converters.ofString(), Converters.converted(new MoneyConverter(), Converters.ofBigDecimal()));

  static final Converter<Money[]> STEPS =
      Converters.array(Converters.converted(new MoneyConverter(), Converters.ofBigDecimal()), Money.class);

  static final Converter<Map<Code, List<Code>>> RELATED =
      Converters.map(Converters.converted(CodeConverter.CODES, Converters.ofString()), Converters.list(Converters.converted(CodeConverter.CODES, Converters.ofString())));

  static final Converter<Span> SPAN =
      Converters.converted(new Span.Converter(), Mapped_Span_StoredMapper.INSTANCE);

  static final Converter<Map<String, Object>> EXTRAS =
      Converters.converted(new Fields(), Converters.map(Converters.ofString(), Converters.ofString()));

  static final Converter<Long> SINCE =
      Converters.converted(new Offer.Epoch(), Converters.ofInstant());

  static final Converter<Set<Duration>> TERMS =
      Converters.set(Converters.converted(DayCount.INSTANCE, Converters.ofLong()));

  static final Converter<long[]> CHANGES =
      Converters.primitives(Converters.converted(new Offer.Epoch(), Converters.ofInstant()), long[].class);

  static final Converter<Map<String, long[][]>> VISITS =
      Converters.map(Converters.ofString(), Converters.array(Converters.primitives(Converters.converted(new Offer.Epoch(), Converters.ofInstant()), long[].class), long[].class));

  private OfferMapper() {}

  @Override
  public String type() {
    return "Offer";
  }

  @Override
  public String entity() {
    return "Offer";
  }

  @Override
  public PrimaryKey<Offer> key(Offer offer) {
    return OfferKeys.primary(offer.code(), offer.market(), offer.currency(), offer.price());
  }

  @Override
  public Map<String, AttributeValue> toItem(Offer offer) {
    ItemWriter item = new ItemWriter(STRUCTURE, 26);
    item.key("PK", "SK", key(offer));
    item.type("Type", TYPE);
    item.required("code", offer.code(), CODE);
    item.required("market", offer.market(), Converters.ofLocale());
    item.required("currency", offer.currency(), Converters.ofCurrency());
    item.required("price", offer.price(), PRICE);
    item.required("status", offer.status(), STATUS);
    item.required("term", offer.term(), TERM);
    item.optional("rank", offer.rank());
    item.required("history", offer.history(), HISTORY);
    item.set("rivals", offer.rivals(), RIVALS);
    item.required("byRegion", offer.byRegion(), BY_REGION);
    item.required("steps", offer.steps(), STEPS);
    item.optional("rebate", offer.rebate(), PRICE);
    item.required("related", offer.related(), RELATED);
    item.nullable("span", offer.span(), SPAN);
    item.required("extras", offer.extras(), EXTRAS);
    item.required("since", offer.since(), SINCE);
    item.set("terms", offer.terms(), TERMS);
    item.required("changes", offer.changes(), CHANGES);
    item.required("visits", offer.visits(), VISITS);
    item.key("GSI1PK", "GSI1SK", OfferKeys.byStatus(offer.status(), offer.code(), offer.term()));
    Integer rank = offer.rank().isPresent() ? offer.rank().getAsInt() : null;
    if (rank != null) {
      item.key("GSI2PK", "GSI2SK", OfferKeys.byRank(rank, offer.code()));
    }
    return item.toMap();
  }

  @Override
  public Offer fromItem(Map<String, AttributeValue> item) {
    try {
      return new Offer(
          STRUCTURE.required(item, "code", CODE),
          STRUCTURE.required(item, "market", Converters.ofLocale()),
          STRUCTURE.required(item, "currency", Converters.ofCurrency()),
          STRUCTURE.required(item, "price", PRICE),
          STRUCTURE.required(item, "status", STATUS),
          STRUCTURE.required(item, "term", TERM),
          STRUCTURE.optionalInt(item, "rank"),
          STRUCTURE.required(item, "history", HISTORY),
          STRUCTURE.set(item, "rivals", RIVALS),
          STRUCTURE.required(item, "byRegion", BY_REGION),
          STRUCTURE.required(item, "steps", STEPS),
          STRUCTURE.optional(item, "rebate", PRICE),
          STRUCTURE.required(item, "related", RELATED),
          STRUCTURE.nullable(item, "span", SPAN),
          STRUCTURE.required(item, "extras", EXTRAS),
          STRUCTURE.required(item, "since", SINCE),
          STRUCTURE.set(item, "terms", TERMS),
          STRUCTURE.required(item, "changes", CHANGES),
          STRUCTURE.required(item, "visits", VISITS));
    } catch (RuntimeException thrown) {
      throw STRUCTURE.refusal(item, thrown);
    }
  }

  @Override
  public List<MarkedAttribute> properties() {
    return List.of(
        MarkedAttribute.of("code", "code"),
        MarkedAttribute.of("market", "market"),
        MarkedAttribute.of("currency", "currency"),
        MarkedAttribute.of("price", "price"),
        MarkedAttribute.of("status", "status"),
        MarkedAttribute.of("term", "term"),
        MarkedAttribute.of("rank", "rank"),
        MarkedAttribute.of("history", "history"),
        MarkedAttribute.of("rivals", "rivals"),
        MarkedAttribute.of("byRegion", "byRegion"),
        MarkedAttribute.of("steps", "steps"),
        MarkedAttribute.of("rebate", "rebate"),
        MarkedAttribute.of("related", "related"),
        MarkedAttribute.of("span", "span"),
        MarkedAttribute.of("extras", "extras"),
        MarkedAttribute.of("since", "since"),
        MarkedAttribute.of("terms", "terms"),
        MarkedAttribute.of("changes", "changes"),
        MarkedAttribute.of("visits", "visits"));
  }
}
