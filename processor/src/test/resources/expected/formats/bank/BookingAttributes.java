package bank;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.item.AttributeReference;
import io.keywright.runtime.item.Converters;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The attributes of {@link Booking} in the table {@link Bank}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class BookingAttributes {
  /** Stored as {@code account}. */
  public static final AttributeReference<Booking, String> ACCOUNT =
      AttributeReference.of("account", "account", Converters.STRING);

  /** Stored as {@code bookedAt}. */
  public static final AttributeReference<Booking, Instant> BOOKED_AT =
      AttributeReference.of("bookedAt", "bookedAt", Converters.INSTANT);

  /** Stored as {@code amount}. */
  public static final AttributeReference<Booking, BigDecimal> AMOUNT =
      AttributeReference.of("amount", "amount", Converters.BIG_DECIMAL);

  /** Stored as {@code id}. */
  public static final AttributeReference<Booking, String> ID =
      AttributeReference.of("id", "id", Converters.STRING);

  /** Stored as {@code email}. */
  public static final AttributeReference<Booking, String> EMAIL =
      AttributeReference.of("email", "email", Converters.STRING);

  /** Stored as {@code balance}. */
  public static final AttributeReference<Booking, Integer> BALANCE =
      AttributeReference.of("balance", "balance", Converters.INT);

  /** Stored as {@code rate}. */
  public static final AttributeReference<Booking, Double> RATE =
      AttributeReference.of("rate", "rate", Converters.DOUBLE);

  /** Stored as {@code code}. */
  public static final AttributeReference<Booking, String> CODE =
      AttributeReference.of("code", "code", Converters.STRING);

  /** Stored as {@code weight}. */
  public static final AttributeReference<Booking, Float> WEIGHT =
      AttributeReference.of("weight", "weight", Converters.FLOAT);

  /** Stored as {@code number}. */
  public static final AttributeReference<Booking, BigInteger> NUMBER =
      AttributeReference.of("number", "number", Converters.BIG_INTEGER);

  /** Stored as {@code instalment}. */
  public static final Bank_InstalmentAttributes<Booking> INSTALMENT =
      new Bank_InstalmentAttributes<>("instalment", "instalment");

  /** Stored as {@code settledAt}. */
  public static final AttributeReference<Booking, OffsetDateTime> SETTLED_AT =
      AttributeReference.of("settledAt", "settledAt", Converters.OFFSET_DATE_TIME);

  /** Stored as {@code local}. */
  public static final AttributeReference<Booking, LocalDateTime> LOCAL =
      AttributeReference.of("local", "local", Converters.LOCAL_DATE_TIME);

  private BookingAttributes() {}
}
