package mapped;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.key.IndexKey;
import io.keywright.runtime.key.KeyComponent;
import io.keywright.runtime.key.KeyFormats;
import io.keywright.runtime.key.NumberComponent;
import io.keywright.runtime.key.Partitions;
import io.keywright.runtime.key.PrimaryKey;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.Currency;
import java.util.Locale;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import values.Code;
import values.CodeConverter;
import values.DayCount;
import values.Money;
import values.MoneyConverter;
import values.Status;

/** Keys of {@link Offer} in the table {@link Mapped}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class OfferKeys {
  static final KeyComponent<Code> CODE = KeyComponent.of("Offer", "code", "OFFER#{code}",
      KeyFormats.converted(CodeConverter.CODES, KeyFormats.text('#')));

  static final KeyComponent<Locale> MARKET =
      KeyComponent.of("Offer", "market", "{market}#{currency}#{price:8.2}", KeyFormats.locale());

  static final KeyComponent<Currency> CURRENCY =
      KeyComponent.of("Offer", "currency", "{market}#{currency}#{price:8.2}", KeyFormats.currency());

  static final KeyComponent<Money> PRICE =
      KeyComponent.of("Offer", "price", "{market}#{currency}#{price:8.2}",
      KeyFormats.converted(new MoneyConverter(), KeyFormats.<BigDecimal>padded(8, 2)));

  static final KeyComponent<Status> STATUS =
      KeyComponent.of("Offer", "status", "STATUS#{status}#{code:shard(4)}", KeyFormats.<Status>enumTexts("o", "c", "PENDING", null));

  static final KeyComponent<Code> CODE_SHARD =
      KeyComponent.of("Offer", "code", "STATUS#{status}#{code:shard(4)}",
      KeyFormats.converted(CodeConverter.CODES, KeyFormats.shard(4, KeyFormats.rest())));

  static final KeyComponent<Status> BY_STATUS_STATUS =
      KeyComponent.of("Offer", "status", "{status}#{term:6}", KeyFormats.<Status>enumTexts("o", "c", "PENDING", null));

  static final KeyComponent<Duration> TERM = KeyComponent.of("Offer", "term", "{status}#{term:6}",
      KeyFormats.converted(DayCount.INSTANCE, KeyFormats.<Long>padded(6, 0)));

  static final NumberComponent RANK = NumberComponent.padded("Offer", "rank", "{rank:4}#{code}", 4);

  static final KeyComponent<Code> BY_RANK_CODE = KeyComponent.of("Offer", "code", "{rank:4}#{code}",
      KeyFormats.converted(CodeConverter.CODES, KeyFormats.text('#')));

  private OfferKeys() {}

  /** Key: {@code OFFER#{code} / {market}#{currency}#{price:8.2}}. */
  public static PrimaryKey<Offer> primary(Code code, Locale market, Currency currency,
      Money price) {
    String text = new StringBuilder(74)
        .append(MARKET.text(market))
        .append("#")
        .append(CURRENCY.text(currency))
        .append("#")
        .append(PRICE.text(price))
        .toString();
    return PrimaryKey.of(Offer.class, partition(code), text);
  }

  static String partition(Code code) {
    return "OFFER#".concat(CODE.text(code));
  }

  /** Key in {@code GSI1}: {@code GSI1PK = STATUS#{status}#{code:shard(4)}}, {@code GSI1SK = {status}#{term:6}}. */
  public static IndexKey byStatus(Status status, Code code, Duration term) {
    String text = new StringBuilder(49)
        .append(BY_STATUS_STATUS.text(status))
        .append("#")
        .append(TERM.text(term))
        .toString();
    return IndexKey.of(Offer.class, byStatusPartition(status, code), text);
  }

  static String byStatusPartition(Status status, Code code) {
    return new StringBuilder(56)
        .append("STATUS#")
        .append(STATUS.text(status))
        .append("#")
        .append(CODE_SHARD.text(code))
        .toString();
  }

  static Partitions byStatusPartitions(Status status) {
    return Partitions.of("STATUS#")
        .then(STATUS.text(status))
        .then("#")
        .thenShards(4);
  }

  static Partitions byStatusPartitions(Status status, Code code) {
    return Partitions.of(byStatusPartition(status, code));
  }

  /** Key in {@code GSI2}: {@code GSI2PK = RANK}, {@code GSI2SK = {rank:4}#{code}}. */
  public static IndexKey byRank(int rank, Code code) {
    String text = new StringBuilder(49)
        .append(RANK.text(rank))
        .append("#")
        .append(BY_RANK_CODE.text(code))
        .toString();
    return IndexKey.of(Offer.class, byRankPartition(), text);
  }

  static String byRankPartition() {
    return "RANK";
  }
}
