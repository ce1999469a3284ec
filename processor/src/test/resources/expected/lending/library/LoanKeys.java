package library;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.key.IndexKey;
import io.keywright.runtime.key.KeyComponent;
import io.keywright.runtime.key.KeyFormats;
import io.keywright.runtime.key.NumberComponent;
import io.keywright.runtime.key.Partitions;
import io.keywright.runtime.key.PrimaryKey;
import java.time.Instant;
import java.time.LocalDate;
import java.time.YearMonth;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Keys of {@link Loan} in the table {@link Library}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class LoanKeys {
  static final KeyComponent<String> READER_ID =
      KeyComponent.of("Loan", "readerId", "READER#{readerId}", KeyFormats.text('#'));

  static final KeyComponent<String> BOOK_ID =
      KeyComponent.of("Loan", "bookId", "LOAN#{bookId}#{copy:3}", KeyFormats.text('#'));

  static final NumberComponent COPY =
      NumberComponent.padded("Loan", "copy", "LOAN#{bookId}#{copy:3}", 3);

  static final KeyComponent<YearMonth> MONTH =
      KeyComponent.of("Loan", "month", "DUE#{month:yyyy-MM}", KeyFormats.yearMonthPattern("yyyy-MM"));

  static final KeyComponent<Instant> MONTH_INSTANT =
      KeyComponent.of("Loan", "month", "DUE#{month:yyyy-MM}", KeyFormats.instantPattern("yyyy-MM"));

  static final KeyComponent<LocalDate> DUE =
      KeyComponent.of("Loan", "due", "{due}#{bookId}", KeyFormats.localDate());

  static final KeyComponent<String> BY_DUE_BOOK_ID =
      KeyComponent.of("Loan", "bookId", "{due}#{bookId}", KeyFormats.text('#'));

  static final KeyComponent<String> OF_BOOK_BOOK_ID =
      KeyComponent.of("Loan", "bookId", "BOOK#{bookId}#{readerId:shard(3)}", KeyFormats.text('#'));

  static final KeyComponent<String> READER_ID_SHARD =
      KeyComponent.of("Loan", "readerId", "BOOK#{bookId}#{readerId:shard(3)}",
      KeyFormats.shard(3, KeyFormats.rest()));

  static final KeyComponent<LocalDate> OF_BOOK_DUE =
      KeyComponent.of("Loan", "due", "{due}", KeyFormats.localDate());

  static final KeyComponent<String> PLACE_ROOM =
      KeyComponent.of("Loan", "place.room", "ROOM#{place.room}", KeyFormats.text('#'));

  private LoanKeys() {}

  /** Key: {@code READER#{readerId} / LOAN#{bookId}#{copy:3}}. */
  public static PrimaryKey<Loan> primary(String readerId, String bookId, int copy) {
    String text = new StringBuilder(54)
        .append("LOAN#")
        .append(BOOK_ID.text(bookId))
        .append("#")
        .append(COPY.text(copy))
        .toString();
    return PrimaryKey.of(Loan.class, partition(readerId), text);
  }

  static String partition(String readerId) {
    return "READER#".concat(READER_ID.text(readerId));
  }

  /** Key in {@code GSI1}: {@code GSI1PK = DUE#{month:yyyy-MM}}, {@code GSI1SK = {due}#{bookId}}. */
  public static IndexKey byDue(YearMonth month, LocalDate due, String bookId) {
    String text = new StringBuilder(49)
        .append(DUE.text(due))
        .append("#")
        .append(BY_DUE_BOOK_ID.text(bookId))
        .toString();
    return IndexKey.of(Loan.class, byDuePartition(month), text);
  }

  /** Key in {@code GSI1}: {@code GSI1PK = DUE#{month:yyyy-MM}}, {@code GSI1SK = {due}#{bookId}}. */
  static IndexKey byDue(Instant month, LocalDate due, String bookId) {
    String text = new StringBuilder(49)
        .append(DUE.text(due))
        .append("#")
        .append(BY_DUE_BOOK_ID.text(bookId))
        .toString();
    return IndexKey.of(Loan.class, byDuePartition(month), text);
  }

  static String byDuePartition(YearMonth month) {
    return "DUE#".concat(MONTH.text(month));
  }

  static String byDuePartition(Instant month) {
    return "DUE#".concat(MONTH_INSTANT.text(month));
  }

  /** Key in {@code GSI2}: {@code GSI2PK = BOOK#{bookId}#{readerId:shard(3)}}, {@code GSI2SK = {due}}. */
  public static IndexKey ofBook(String bookId, String readerId, LocalDate due) {
    return IndexKey.of(Loan.class, ofBookPartition(bookId, readerId), OF_BOOK_DUE.text(due));
  }

  static String ofBookPartition(String bookId, String readerId) {
    return new StringBuilder(54)
        .append("BOOK#")
        .append(OF_BOOK_BOOK_ID.text(bookId))
        .append("#")
        .append(READER_ID_SHARD.text(readerId))
        .toString();
  }

  static Partitions ofBookPartitions(String bookId) {
    return Partitions.of("BOOK#")
        .then(OF_BOOK_BOOK_ID.text(bookId))
        .then("#")
        .thenShards(3);
  }

  /** Key in {@code GSI3}: {@code GSI3PK = ROOM#{place.room}}, {@code GSI3SK = {due}}. */
  public static IndexKey inRoom(String placeRoom, LocalDate due) {
    return IndexKey.of(Loan.class, inRoomPartition(placeRoom), OF_BOOK_DUE.text(due));
  }

  static String inRoomPartition(String placeRoom) {
    return "ROOM#".concat(PLACE_ROOM.text(placeRoom));
  }
}
