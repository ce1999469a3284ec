package span;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.ListAttribute;
import io.keywright.runtime.expression.MapAttribute;
import io.keywright.runtime.expression.TextAttribute;
import io.keywright.runtime.item.EnumConverter;
import java.time.Instant;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The attributes of {@link Booking} in the table {@link Span}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class BookingAttributes {
  /** Stored as {@code room}. */
  public static final TextAttribute<Booking> ROOM =
      new TextAttribute<>(AttributePath.of("room", "room"));

  /** Stored as {@code id}. */
  public static final TextAttribute<Booking> ID = new TextAttribute<>(AttributePath.of("id", "id"));

  /** Stored as {@code stay}. */
  public static final Span_RangeOfInstantAttributes<Booking> STAY =
      new Span_RangeOfInstantAttributes<>(AttributePath.of("stay", "stay"));

  /** Stored as {@code levels}. */
  public static final Span_RangeOfBooking_LevelAttributes<Booking> LEVELS =
      new Span_RangeOfBooking_LevelAttributes<>(AttributePath.of("levels", "levels"));

  /** Stored as {@code guests}. */
  public static final Span_RangeOfIntegerAttributes<Booking> GUESTS =
      new Span_RangeOfIntegerAttributes<>(AttributePath.of("guests", "guests"));

  /** Stored as {@code names}. */
  public static final ListAttribute<Booking, Range<String>, Span_RangeOfStringAttributes<Booking>> NAMES =
      new ListAttribute<>(AttributePath.of("names", "names"), BookingMapper.NAMES, new Span_RangeOfStringAttributes.Element<>());

  /** Stored as {@code nested}. */
  public static final MapAttribute<Booking, Booking.Level, Range<Range<Instant>>, Span_RangeOfRangeOfInstantAttributes<Booking>> NESTED =
      new MapAttribute<>(AttributePath.of("nested", "nested"), BookingMapper.NESTED, EnumConverter.of(Booking.Level.values()), new Span_RangeOfRangeOfInstantAttributes.Element<>());

  /** Stored as {@code labelled}. */
  public static final Span_LabOfStringAndRangeOfIntegerAttributes<Booking> LABELLED =
      new Span_LabOfStringAndRangeOfIntegerAttributes<>(AttributePath.of("labelled", "labelled"));

  /** Stored as {@code tree}. */
  public static final Span_Booking_TreeOfListOfStringAttributes<Booking> TREE =
      new Span_Booking_TreeOfListOfStringAttributes<>(AttributePath.of("tree", "tree"));

  private BookingAttributes() {}
}
