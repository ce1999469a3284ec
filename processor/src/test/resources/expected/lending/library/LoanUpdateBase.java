package library;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.expression.ChangedComponent;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.operation.DerivedAttributes;
import io.keywright.runtime.operation.Update;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * What all updates of {@link Loan} can change.
 *
 * @param <U> the update
 */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public abstract class LoanUpdateBase<U extends LoanUpdateBase<U>> extends Update<Loan, U> {
  private final String readerId;
  private final String bookId;

  final ChangedComponent<Loan, Instant> month = changes().component(LoanAttributes.MONTH);

  final ChangedComponent<Loan, LocalDate> due = changes().component(LoanAttributes.DUE);

  final ChangedComponent<Loan, String> placeRoom = changes().component(LoanAttributes.PLACE.room());

  LoanUpdateBase(TableContext table, PrimaryKey<Loan> key, String readerId, String bookId) {
    super(table, LoanMapper.INSTANCE, key, false);
    this.readerId = readerId;
    this.bookId = bookId;
  }

  /** Stores {@code title}. */
  public U title(String title) {
    return changes().set(LoanAttributes.TITLE, title);
  }

  /** Stores {@code note}. */
  public U note(String note) {
    return changes().set(LoanAttributes.NOTE, note);
  }

  /** Removes {@code note}. */
  public U removeNote() {
    return changes().remove(LoanAttributes.NOTE);
  }

  /** Stores {@code note} where there is none. */
  public U noteIfAbsent(String note) {
    return changes().setIfAbsent(LoanAttributes.NOTE, note);
  }

  /** Stores {@code returned}. */
  public U returned(LocalDate returned) {
    return changes().set(LoanAttributes.RETURNED, returned);
  }

  /** Removes {@code returned}. */
  public U removeReturned() {
    return changes().remove(LoanAttributes.RETURNED);
  }

  /** Stores {@code returned} where there is none. */
  public U returnedIfAbsent(LocalDate returned) {
    return changes().setIfAbsent(LoanAttributes.RETURNED, returned);
  }

  /** Stores {@code tags}. */
  public U tags(List<String> tags) {
    return changes().set(LoanAttributes.TAGS, tags);
  }

  /** Puts elements behind those of {@code tags}. */
  public U appendToTags(List<String> elements) {
    return changes().append(LoanAttributes.TAGS, elements);
  }

  /** Puts elements before those of {@code tags}. */
  public U prependToTags(List<String> elements) {
    return changes().prepend(LoanAttributes.TAGS, elements);
  }

  /** Stores an element of {@code tags}; one behind the end becomes the last. */
  public U setInTags(int index, String element) {
    return changes().setIn(LoanAttributes.TAGS, index, element);
  }

  /** Removes an element of {@code tags}; the ones behind it move up. */
  public U removeFromTags(int index) {
    return changes().remove(LoanAttributes.TAGS.at(index));
  }

  /** Stores {@code expiresAt}. */
  public U expiresAt(Instant expiresAt) {
    return changes().set(LoanAttributes.EXPIRES_AT, expiresAt);
  }

  /** Removes {@code expiresAt}. */
  public U removeExpiresAt() {
    return changes().remove(LoanAttributes.EXPIRES_AT);
  }

  /** Stores {@code expiresAt} where there is none. */
  public U expiresAtIfAbsent(Instant expiresAt) {
    return changes().setIfAbsent(LoanAttributes.EXPIRES_AT, expiresAt);
  }

  void storeMonth(Instant month) {
    changes().set(LoanAttributes.MONTH, month);
    this.month.become(month);
  }

  void storeDue(LocalDate due) {
    changes().set(LoanAttributes.DUE, due);
    this.due.become(due);
  }

  void storePlace(Place place) {
    changes().set(LoanAttributes.PLACE, place);
    this.placeRoom.become(place.room());
  }

  @Override
  protected void derive(DerivedAttributes attributes) {
    if (month.isChanged() || due.isChanged()) {
      attributes.index("GSI1PK", "GSI1SK", LoanKeys.byDue(month.value(), due.value(), bookId));
    }
    if (due.isChanged()) {
      attributes.index("GSI2PK", "GSI2SK", LoanKeys.ofBook(bookId, readerId, due.value()));
    }
    if (placeRoom.isChanged() || due.isChanged()) {
      attributes.index("GSI3PK", "GSI3SK", LoanKeys.inRoom(placeRoom.value(), due.value()));
    }
  }
}
