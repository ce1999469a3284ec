package span;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.expression.UpdateExpression;
import java.util.Map;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/**
 * Changes inside of a {@link Labelled<String, Range<Integer>>}.
 *
 * @param <E> the entity
 * @param <U> the update
 */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class Span_LabOfStringAndRangeOfIntegerUpdate<E, U> {
  private final UpdateExpression<E, U> changes;
  private final Span_LabOfStringAndRangeOfIntegerAttributes<E> at;

  Span_LabOfStringAndRangeOfIntegerUpdate(UpdateExpression<E, U> changes,
      Span_LabOfStringAndRangeOfIntegerAttributes<E> at) {
    this.changes = changes;
    this.at = at;
  }

  /** Stores {@code label}. */
  public U label(String label) {
    return this.changes.set(this.at.label(), label);
  }

  /** Removes {@code label}. */
  public U removeLabel() {
    return this.changes.remove(this.at.label());
  }

  /** Stores {@code label} where there is none. */
  public U labelIfAbsent(String label) {
    return this.changes.setIfAbsent(this.at.label(), label);
  }

  /** Stores {@code value}. */
  public U value(Range<Integer> value) {
    return this.changes.set(this.at.value(), value);
  }

  /** Removes {@code value}. */
  public U removeValue() {
    return this.changes.remove(this.at.value());
  }

  /** Stores {@code value} where there is none. */
  public U valueIfAbsent(Range<Integer> value) {
    return this.changes.setIfAbsent(this.at.value(), value);
  }

  /** Changes inside of {@code value}, which must be there. */
  public Span_RangeOfIntegerUpdate<E, U> value() {
    return new Span_RangeOfIntegerUpdate<>(this.changes, this.at.value());
  }

  /** Stores {@code others}. */
  public U others(Map<String, Range<Integer>> others) {
    return this.changes.set(this.at.others(), others);
  }

  /** Stores an entry of {@code others}, which must be there. */
  public U putInOthers(String key, Range<Integer> value) {
    return this.changes.putIn(this.at.others(), key, value);
  }

  /** Removes an entry of {@code others}, which must be there. */
  public U removeFromOthers(String key) {
    return this.changes.remove(this.at.others().key(key));
  }

  /** Changes inside of the value of a key of {@code others}, which must be there. */
  public Span_RangeOfIntegerUpdate<E, U> others(String key) {
    return new Span_RangeOfIntegerUpdate<>(this.changes, this.at.others().key(key));
  }
}
