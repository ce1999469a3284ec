package bank;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.key.DecimalComponent;
import io.keywright.runtime.key.IndexKey;
import io.keywright.runtime.key.KeyComponent;
import io.keywright.runtime.key.KeyFormats;
import io.keywright.runtime.key.NumberComponent;
import io.keywright.runtime.key.PrimaryKey;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.Year;
import java.time.YearMonth;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Keys of {@link Booking} in the table {@link Bank}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class BookingKeys {
  static final KeyComponent<String> ACCOUNT =
      KeyComponent.of("Booking", "account", "ACCOUNT#{account:escaped}", KeyFormats.escaped('#'));

  static final KeyComponent<YearMonth> BOOKED_AT =
      KeyComponent.of("Booking", "bookedAt", "{bookedAt:yyyy-MM}#{amount:signed8.2}#{id:rest}", KeyFormats.yearMonthPattern("yyyy-MM"));

  static final KeyComponent<Instant> BOOKED_AT_INSTANT =
      KeyComponent.of("Booking", "bookedAt", "{bookedAt:yyyy-MM}#{amount:signed8.2}#{id:rest}", KeyFormats.instantPattern("yyyy-MM"));

  static final DecimalComponent AMOUNT =
      DecimalComponent.signed("Booking", "amount", "{bookedAt:yyyy-MM}#{amount:signed8.2}#{id:rest}", 8, 2);

  static final KeyComponent<String> ID =
      KeyComponent.of("Booking", "id", "{bookedAt:yyyy-MM}#{amount:signed8.2}#{id:rest}", KeyFormats.rest());

  static final KeyComponent<String> EMAIL =
      KeyComponent.of("Booking", "email", "HOLDER#{email:sha256}", KeyFormats.sha256());

  static final NumberComponent BALANCE =
      NumberComponent.signed("Booking", "balance", "{balance:signed6}{rate:3.4}#{code:upper}", 6);

  static final DecimalComponent RATE =
      DecimalComponent.padded("Booking", "rate", "{balance:signed6}{rate:3.4}#{code:upper}", 3, 4);

  static final KeyComponent<String> CODE =
      KeyComponent.of("Booking", "code", "{balance:signed6}{rate:3.4}#{code:upper}", KeyFormats.upper('#'));

  static final KeyComponent<LocalDate> BY_DAY_BOOKED_AT =
      KeyComponent.of("Booking", "bookedAt", "DAY#{bookedAt:date}", KeyFormats.localDate());

  static final KeyComponent<Instant> BY_DAY_BOOKED_AT_INSTANT =
      KeyComponent.of("Booking", "bookedAt", "DAY#{bookedAt:date}", KeyFormats.instantDate());

  static final KeyComponent<Instant> BY_DAY_SORT_BOOKED_AT =
      KeyComponent.of("Booking", "bookedAt", "{bookedAt:yyyy-MM-dd-HH}#{instalment.due:yyyy}#{instalment.share:1.6}#{weight:2.3}", KeyFormats.instantPattern("yyyy-MM-dd-HH"));

  static final KeyComponent<Year> INSTALMENT_DUE =
      KeyComponent.of("Booking", "instalment.due", "{bookedAt:yyyy-MM-dd-HH}#{instalment.due:yyyy}#{instalment.share:1.6}#{weight:2.3}", KeyFormats.year());

  static final KeyComponent<LocalDateTime> INSTALMENT_DUE_LOCAL_DATE_TIME =
      KeyComponent.of("Booking", "instalment.due", "{bookedAt:yyyy-MM-dd-HH}#{instalment.due:yyyy}#{instalment.share:1.6}#{weight:2.3}", KeyFormats.localDateTimePattern("yyyy"));

  static final DecimalComponent INSTALMENT_SHARE =
      DecimalComponent.padded("Booking", "instalment.share", "{bookedAt:yyyy-MM-dd-HH}#{instalment.due:yyyy}#{instalment.share:1.6}#{weight:2.3}", 1, 6);

  static final DecimalComponent WEIGHT =
      DecimalComponent.padded("Booking", "weight", "{bookedAt:yyyy-MM-dd-HH}#{instalment.due:yyyy}#{instalment.share:1.6}#{weight:2.3}", 2, 3);

  static final KeyComponent<String> BY_CODE_CODE =
      KeyComponent.of("Booking", "code", "CODE#{code:upper}#{number:signed30}", KeyFormats.upper('#'));

  static final NumberComponent NUMBER =
      NumberComponent.signed("Booking", "number", "CODE#{code:upper}#{number:signed30}", 30);

  static final KeyComponent<OffsetDateTime> SETTLED_AT =
      KeyComponent.of("Booking", "settledAt", "{settledAt:millis}#{local:micros}", KeyFormats.offsetDateTimeMillis());

  static final KeyComponent<LocalDateTime> LOCAL =
      KeyComponent.of("Booking", "local", "{settledAt:millis}#{local:micros}", KeyFormats.localDateTimeMicros());

  static final NumberComponent BY_BALANCE_BALANCE =
      NumberComponent.signed("Booking", "balance", "BALANCE#{balance:signed6}", 6);

  static final KeyComponent<String> BY_BALANCE_ACCOUNT =
      KeyComponent.of("Booking", "account", "{account:escaped}", KeyFormats.escaped('#'));

  private BookingKeys() {}

  /** Key: {@code ACCOUNT#{account:escaped} / {bookedAt:yyyy-MM}#{amount:signed8.2}#{id:rest}}. */
  public static PrimaryKey<Booking> primary(String account, YearMonth bookedAt, BigDecimal amount,
      String id) {
    String text = new StringBuilder(74)
        .append(BOOKED_AT.text(bookedAt))
        .append("#")
        .append(AMOUNT.text(amount))
        .append("#")
        .append(ID.text(id))
        .toString();
    return PrimaryKey.of(Booking.class, partition(account), text);
  }

  /** Key: {@code ACCOUNT#{account:escaped} / {bookedAt:yyyy-MM}#{amount:signed8.2}#{id:rest}}. */
  static PrimaryKey<Booking> primary(String account, Instant bookedAt, BigDecimal amount,
      String id) {
    String text = new StringBuilder(74)
        .append(BOOKED_AT_INSTANT.text(bookedAt))
        .append("#")
        .append(AMOUNT.text(amount))
        .append("#")
        .append(ID.text(id))
        .toString();
    return PrimaryKey.of(Booking.class, partition(account), text);
  }

  static String partition(String account) {
    return "ACCOUNT#".concat(ACCOUNT.text(account));
  }

  /**
   * Key in {@code GSI1}: {@code GSI1PK = HOLDER#{email:sha256}}, {@code GSI1SK = {balance:signed6}{rate:3.4}#{code:upper}}.
   */
  public static IndexKey byHolder(String email, int balance, double rate, String code) {
    String text = new StringBuilder(73)
        .append(BALANCE.text(balance))
        .append(RATE.text(rate))
        .append("#")
        .append(CODE.text(code))
        .toString();
    return IndexKey.of(Booking.class, byHolderPartition(email), text);
  }

  static String byHolderPartition(String email) {
    return "HOLDER#".concat(EMAIL.text(email));
  }

  /**
   * Key in {@code GSI2}: {@code GSI2PK = DAY#{bookedAt:date}}, {@code GSI2SK = {bookedAt:yyyy-MM-dd-HH}#{instalment.due:yyyy}#{instalment.share:1.6}#{weight:2.3}}.
   */
  public static IndexKey byDay(Instant bookedAt, Year instalmentDue, Double instalmentShare,
      float weight) {
    String text = new StringBuilder(99)
        .append(BY_DAY_SORT_BOOKED_AT.text(bookedAt))
        .append("#")
        .append(INSTALMENT_DUE.text(instalmentDue))
        .append("#")
        .append(INSTALMENT_SHARE.text(instalmentShare))
        .append("#")
        .append(WEIGHT.text(weight))
        .toString();
    return IndexKey.of(Booking.class, byDayPartition(bookedAt), text);
  }

  /**
   * Key in {@code GSI2}: {@code GSI2PK = DAY#{bookedAt:date}}, {@code GSI2SK = {bookedAt:yyyy-MM-dd-HH}#{instalment.due:yyyy}#{instalment.share:1.6}#{weight:2.3}}.
   */
  static IndexKey byDay(Instant bookedAt, LocalDateTime instalmentDue, Double instalmentShare,
      float weight) {
    String text = new StringBuilder(99)
        .append(BY_DAY_SORT_BOOKED_AT.text(bookedAt))
        .append("#")
        .append(INSTALMENT_DUE_LOCAL_DATE_TIME.text(instalmentDue))
        .append("#")
        .append(INSTALMENT_SHARE.text(instalmentShare))
        .append("#")
        .append(WEIGHT.text(weight))
        .toString();
    return IndexKey.of(Booking.class, byDayPartition(bookedAt), text);
  }

  static String byDayPartition(LocalDate bookedAt) {
    return "DAY#".concat(BY_DAY_BOOKED_AT.text(bookedAt));
  }

  static String byDayPartition(Instant bookedAt) {
    return "DAY#".concat(BY_DAY_BOOKED_AT_INSTANT.text(bookedAt));
  }

  /**
   * Key in {@code GSI3}: {@code GSI3PK = CODE#{code:upper}#{number:signed30}}, {@code GSI3SK = {settledAt:millis}#{local:micros}}.
   */
  public static IndexKey byCode(String code, BigInteger number, OffsetDateTime settledAt,
      LocalDateTime local) {
    String text = new StringBuilder(49)
        .append(SETTLED_AT.text(settledAt))
        .append("#")
        .append(LOCAL.text(local))
        .toString();
    return IndexKey.of(Booking.class, byCodePartition(code, number), text);
  }

  static String byCodePartition(String code, BigInteger number) {
    return new StringBuilder(54)
        .append("CODE#")
        .append(BY_CODE_CODE.text(code))
        .append("#")
        .append(NUMBER.text(number))
        .toString();
  }

  /** Key in {@code GSI4}: {@code GSI4PK = BALANCE#{balance:signed6}}, {@code GSI4SK = {account:escaped}}. */
  public static IndexKey byBalance(int balance, String account) {
    return IndexKey.of(Booking.class, byBalancePartition(balance), BY_BALANCE_ACCOUNT.text(account));
  }

  static String byBalancePartition(int balance) {
    return "BALANCE#".concat(BY_BALANCE_BALANCE.text(balance));
  }
}
