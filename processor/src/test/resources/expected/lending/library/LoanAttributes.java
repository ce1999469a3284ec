package library;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.Elements;
import io.keywright.runtime.expression.ListAttribute;
import io.keywright.runtime.expression.OrderedAttribute;
import io.keywright.runtime.expression.TextAttribute;
import io.keywright.runtime.item.Converters;
import java.time.Instant;
import java.time.LocalDate;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The attributes of {@link Loan} in the table {@link Library}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class LoanAttributes {
  /** Stored as {@code readerId}. */
  public static final TextAttribute<Loan> READER_ID =
      new TextAttribute<>(AttributePath.of("readerId", "readerId"));

  /** Stored as {@code bookId}. */
  public static final TextAttribute<Loan> BOOK_ID =
      new TextAttribute<>(AttributePath.of("bookId", "bookId"));

  /** Stored as {@code copy}. */
  public static final OrderedAttribute<Loan, Integer> COPY =
      new OrderedAttribute<>(AttributePath.of("copy", "copy"), Converters.ofInt());

  /** Stored as {@code t}, formerly as {@code title}. */
  public static final TextAttribute<Loan> TITLE =
      new TextAttribute<>(AttributePath.of("title", "t", "title"));

  /** Stored as {@code month}. */
  public static final OrderedAttribute<Loan, Instant> MONTH =
      new OrderedAttribute<>(AttributePath.of("month", "month"), Converters.ofInstant());

  /** Stored as {@code due}. */
  public static final OrderedAttribute<Loan, LocalDate> DUE =
      new OrderedAttribute<>(AttributePath.of("due", "due"), Converters.ofLocalDate());

  /** Stored as {@code place}. */
  public static final Library_PlaceAttributes<Loan> PLACE =
      new Library_PlaceAttributes<>(AttributePath.of("place", "place"));

  /** Stored as {@code n}. */
  public static final TextAttribute<Loan> NOTE = new TextAttribute<>(AttributePath.of("note", "n"));

  /** Stored as {@code returned}. */
  public static final OrderedAttribute<Loan, LocalDate> RETURNED =
      new OrderedAttribute<>(AttributePath.of("returned", "returned"), Converters.ofLocalDate());

  /** Stored as {@code tags}. */
  public static final ListAttribute<Loan, String, TextAttribute<Loan>> TAGS =
      new ListAttribute<>(AttributePath.of("tags", "tags"), LoanMapper.TAGS, Elements.text());

  /** Stored as {@code ttl}. */
  public static final OrderedAttribute<Loan, Instant> EXPIRES_AT =
      new OrderedAttribute<>(AttributePath.of("expiresAt", "ttl"), Converters.ofExpiry());

  private LoanAttributes() {}

  /** What {@code GSI1} holds of {@link Loan}, for filters of {@code byDue}. */
  public static final class ByDue {
    /** Stored as {@code t}, formerly as {@code title}. */
    public static final TextAttribute<ByDue> TITLE =
        new TextAttribute<>(AttributePath.of("title", "t", "title"));

    /** Stored as {@code due}. */
    public static final OrderedAttribute<ByDue, LocalDate> DUE =
        new OrderedAttribute<>(AttributePath.of("due", "due"), Converters.ofLocalDate());

    /** Stored as {@code place}. */
    public static final Library_PlaceAttributes<ByDue> PLACE =
        new Library_PlaceAttributes<>(AttributePath.of("place", "place"));

    /** Stored as {@code returned}. */
    public static final OrderedAttribute<ByDue, LocalDate> RETURNED =
        new OrderedAttribute<>(AttributePath.of("returned", "returned"), Converters.ofLocalDate());

    private ByDue() {}
  }
}
