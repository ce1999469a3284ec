package span;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.operation.Update;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Changes attributes of a {@link Booking}: {@code ROOM#{room} / {stay.from:seconds}#{id}}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class BookingUpdate extends Update<Booking, BookingUpdate> {
  BookingUpdate(TableContext table, PrimaryKey<Booking> key) {
    super(table, BookingMapper.INSTANCE, key, false);
  }

  /** Stores {@code levels}. */
  public BookingUpdate levels(Range<Booking.Level> levels) {
    return changes().set(BookingAttributes.LEVELS, levels);
  }

  /** Removes {@code levels}. */
  public BookingUpdate removeLevels() {
    return changes().remove(BookingAttributes.LEVELS);
  }

  /** Stores {@code levels} where there is none. */
  public BookingUpdate levelsIfAbsent(Range<Booking.Level> levels) {
    return changes().setIfAbsent(BookingAttributes.LEVELS, levels);
  }

  /** Changes inside of {@code levels}, which must be there. */
  public Span_RangeOfBooking_LevelUpdate<Booking, BookingUpdate> levels() {
    return new Span_RangeOfBooking_LevelUpdate<>(changes(), BookingAttributes.LEVELS);
  }

  /** Stores {@code guests}. */
  public BookingUpdate guests(Range<Integer> guests) {
    return changes().set(BookingAttributes.GUESTS, guests);
  }

  /** Removes {@code guests}. */
  public BookingUpdate removeGuests() {
    return changes().remove(BookingAttributes.GUESTS);
  }

  /** Stores {@code guests} where there is none. */
  public BookingUpdate guestsIfAbsent(Range<Integer> guests) {
    return changes().setIfAbsent(BookingAttributes.GUESTS, guests);
  }

  /** Changes inside of {@code guests}, which must be there. */
  public Span_RangeOfIntegerUpdate<Booking, BookingUpdate> guests() {
    return new Span_RangeOfIntegerUpdate<>(changes(), BookingAttributes.GUESTS);
  }

  /** Stores {@code names}. */
  public BookingUpdate names(List<Range<String>> names) {
    return changes().set(BookingAttributes.NAMES, names);
  }

  /** Puts elements behind those of {@code names}. */
  public BookingUpdate appendToNames(List<Range<String>> elements) {
    return changes().append(BookingAttributes.NAMES, elements);
  }

  /** Puts elements before those of {@code names}. */
  public BookingUpdate prependToNames(List<Range<String>> elements) {
    return changes().prepend(BookingAttributes.NAMES, elements);
  }

  /** Stores an element of {@code names}; one behind the end becomes the last. */
  public BookingUpdate setInNames(int index, Range<String> element) {
    return changes().setIn(BookingAttributes.NAMES, index, element);
  }

  /** Removes an element of {@code names}; the ones behind it move up. */
  public BookingUpdate removeFromNames(int index) {
    return changes().remove(BookingAttributes.NAMES.at(index));
  }

  /** Changes inside of one element of {@code names}, which must be there. */
  public Span_RangeOfStringUpdate<Booking, BookingUpdate> names(int index) {
    return new Span_RangeOfStringUpdate<>(changes(), BookingAttributes.NAMES.at(index));
  }

  /** Stores {@code nested}. */
  public BookingUpdate nested(Map<Booking.Level, Range<Range<Instant>>> nested) {
    return changes().set(BookingAttributes.NESTED, nested);
  }

  /** Stores an entry of {@code nested}, which must be there. */
  public BookingUpdate putInNested(Booking.Level key, Range<Range<Instant>> value) {
    return changes().putIn(BookingAttributes.NESTED, key, value);
  }

  /** Removes an entry of {@code nested}, which must be there. */
  public BookingUpdate removeFromNested(Booking.Level key) {
    return changes().remove(BookingAttributes.NESTED.key(key));
  }

  /** Changes inside of the value of a key of {@code nested}, which must be there. */
  public Span_RangeOfRangeOfInstantUpdate<Booking, BookingUpdate> nested(Booking.Level key) {
    return new Span_RangeOfRangeOfInstantUpdate<>(changes(), BookingAttributes.NESTED.key(key));
  }

  /** Stores {@code labelled}. */
  public BookingUpdate labelled(Labelled<String, Range<Integer>> labelled) {
    return changes().set(BookingAttributes.LABELLED, labelled);
  }

  /** Changes inside of {@code labelled}, which must be there. */
  public Span_LabOfStringAndRangeOfIntegerUpdate<Booking, BookingUpdate> labelled() {
    return new Span_LabOfStringAndRangeOfIntegerUpdate<>(changes(), BookingAttributes.LABELLED);
  }

  /** Stores {@code tree}. */
  public BookingUpdate tree(Booking.Tree<List<String>> tree) {
    return changes().set(BookingAttributes.TREE, tree);
  }

  /** Changes inside of {@code tree}, which must be there. */
  public Span_Booking_TreeOfListOfStringUpdate<Booking, BookingUpdate> tree() {
    return new Span_Booking_TreeOfListOfStringUpdate<>(changes(), BookingAttributes.TREE);
  }
}
