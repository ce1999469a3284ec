package bank;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.AttributeReference;
import io.keywright.runtime.expression.OrderedAttribute;
import io.keywright.runtime.expression.TextAttribute;
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
  public static final TextAttribute<Booking> ACCOUNT =
      new TextAttribute<>(AttributePath.of("account", "account"));

  /** Stored as {@code bookedAt}. */
  public static final OrderedAttribute<Booking, Instant> BOOKED_AT =
      new OrderedAttribute<>(AttributePath.of("bookedAt", "bookedAt"), Converters.ofInstant());

  /** Stored as {@code amount}. */
  public static final OrderedAttribute<Booking, BigDecimal> AMOUNT =
      new OrderedAttribute<>(AttributePath.of("amount", "amount"), Converters.ofBigDecimal());

  /** Stored as {@code id}. */
  public static final TextAttribute<Booking> ID = new TextAttribute<>(AttributePath.of("id", "id"));

  /** Stored as {@code email}. */
  public static final TextAttribute<Booking> EMAIL =
      new TextAttribute<>(AttributePath.of("email", "email"));

  /** Stored as {@code balance}. */
  public static final OrderedAttribute<Booking, Integer> BALANCE =
      new OrderedAttribute<>(AttributePath.of("balance", "balance"), Converters.ofInt());

  /** Stored as {@code rate}. */
  public static final OrderedAttribute<Booking, Double> RATE =
      new OrderedAttribute<>(AttributePath.of("rate", "rate"), Converters.ofDouble());

  /** Stored as {@code code}. */
  public static final TextAttribute<Booking> CODE =
      new TextAttribute<>(AttributePath.of("code", "code"));

  /** Stored as {@code weight}. */
  public static final OrderedAttribute<Booking, Float> WEIGHT =
      new OrderedAttribute<>(AttributePath.of("weight", "weight"), Converters.ofFloat());

  /** Stored as {@code number}. */
  public static final OrderedAttribute<Booking, BigInteger> NUMBER =
      new OrderedAttribute<>(AttributePath.of("number", "number"), Converters.ofBigInteger());

  /** Stored as {@code instalment}. */
  public static final Bank_InstalmentAttributes<Booking> INSTALMENT =
      new Bank_InstalmentAttributes<>(AttributePath.of("instalment", "instalment"));

  /** Stored as {@code settledAt}. */
  public static final AttributeReference<Booking, OffsetDateTime> SETTLED_AT =
      new AttributeReference<>(AttributePath.of("settledAt", "settledAt"), Converters.ofOffsetDateTime());

  /** Stored as {@code local}. */
  public static final OrderedAttribute<Booking, LocalDateTime> LOCAL =
      new OrderedAttribute<>(AttributePath.of("local", "local"), Converters.ofLocalDateTime());

  private BookingAttributes() {}
}
