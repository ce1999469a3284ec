package mapped;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.expression.ChangedComponent;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.operation.DerivedAttributes;
import io.keywright.runtime.operation.Update;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import values.Code;
import values.Money;
import values.Span;
import values.Status;

/**
 * What all updates of {@link Offer} can change.
 *
 * @param <U> the update
 */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public abstract class OfferUpdateBase<U extends OfferUpdateBase<U>> extends Update<Offer, U> {
  private final Code code;

  final ChangedComponent<Offer, Status> status = changes().component(OfferAttributes.STATUS);

  final ChangedComponent<Offer, Duration> term = changes().component(OfferAttributes.TERM);

  final ChangedComponent<Offer, Integer> rank = changes().component(OfferAttributes.RANK);

  OfferUpdateBase(TableContext table, PrimaryKey<Offer> key, Code code) {
    super(table, OfferMapper.INSTANCE, key, false);
    this.code = code;
  }

  /** Stores {@code history}. */
  public U history(List<Money> history) {
    return changes().set(OfferAttributes.HISTORY, history);
  }

  /** Puts elements behind those of {@code history}. */
  public U appendToHistory(List<Money> elements) {
    return changes().append(OfferAttributes.HISTORY, elements);
  }

  /** Puts elements before those of {@code history}. */
  public U prependToHistory(List<Money> elements) {
    return changes().prepend(OfferAttributes.HISTORY, elements);
  }

  /** Stores an element of {@code history}; one behind the end becomes the last. */
  public U setInHistory(int index, Money element) {
    return changes().setIn(OfferAttributes.HISTORY, index, element);
  }

  /** Removes an element of {@code history}; the ones behind it move up. */
  public U removeFromHistory(int index) {
    return changes().remove(OfferAttributes.HISTORY.at(index));
  }

  /** Stores {@code rivals}. */
  public U rivals(Set<Money> rivals) {
    return changes().set(OfferAttributes.RIVALS, rivals);
  }

  /** Stores {@code byRegion}. */
  public U byRegion(Map<String, Money> byRegion) {
    return changes().set(OfferAttributes.BY_REGION, byRegion);
  }

  /** Stores an entry of {@code byRegion}, which must be there. */
  public U putInByRegion(String key, Money value) {
    return changes().putIn(OfferAttributes.BY_REGION, key, value);
  }

  /** Removes an entry of {@code byRegion}, which must be there. */
  public U removeFromByRegion(String key) {
    return changes().remove(OfferAttributes.BY_REGION.key(key));
  }

  /** Stores {@code steps}. */
  public U steps(Money[] steps) {
    return changes().set(OfferAttributes.STEPS, steps);
  }

  /** Stores {@code rebate}. */
  public U rebate(Money rebate) {
    return changes().set(OfferAttributes.REBATE, rebate);
  }

  /** Removes {@code rebate}. */
  public U removeRebate() {
    return changes().remove(OfferAttributes.REBATE);
  }

  /** Stores {@code rebate} where there is none. */
  public U rebateIfAbsent(Money rebate) {
    return changes().setIfAbsent(OfferAttributes.REBATE, rebate);
  }

  /** Stores {@code related}. */
  public U related(Map<Code, List<Code>> related) {
    return changes().set(OfferAttributes.RELATED, related);
  }

  /** Stores an entry of {@code related}, which must be there. */
  public U putInRelated(Code key, List<Code> value) {
    return changes().putIn(OfferAttributes.RELATED, key, value);
  }

  /** Removes an entry of {@code related}, which must be there. */
  public U removeFromRelated(Code key) {
    return changes().remove(OfferAttributes.RELATED.key(key));
  }

  /** Stores {@code span}. */
  public U span(Span span) {
    return changes().set(OfferAttributes.SPAN, span);
  }

  /** Removes {@code span}. */
  public U removeSpan() {
    return changes().remove(OfferAttributes.SPAN);
  }

  /** Stores {@code span} where there is none. */
  public U spanIfAbsent(Span span) {
    return changes().setIfAbsent(OfferAttributes.SPAN, span);
  }

  /** Stores {@code extras}. */
  public U extras(Map<String, Object> extras) {
    return changes().set(OfferAttributes.EXTRAS, extras);
  }

  /** Stores {@code since}. */
  public U since(Long since) {
    return changes().set(OfferAttributes.SINCE, since);
  }

  /** Stores {@code terms}. */
  public U terms(Set<Duration> terms) {
    return changes().set(OfferAttributes.TERMS, terms);
  }

  /** Stores {@code changes}. */
  public U changes_(long[] changes) {
    return changes().set(OfferAttributes.CHANGES, changes);
  }

  /** Stores {@code visits}. */
  public U visits(Map<String, long[][]> visits) {
    return changes().set(OfferAttributes.VISITS, visits);
  }

  /** Stores an entry of {@code visits}, which must be there. */
  public U putInVisits(String key, long[][] value) {
    return changes().putIn(OfferAttributes.VISITS, key, value);
  }

  /** Removes an entry of {@code visits}, which must be there. */
  public U removeFromVisits(String key) {
    return changes().remove(OfferAttributes.VISITS.key(key));
  }

  void storeStatus(Status status) {
    changes().set(OfferAttributes.STATUS, status);
    this.status.become(status);
  }

  void storeTerm(Duration term) {
    changes().set(OfferAttributes.TERM, term);
    this.term.become(term);
  }

  /** Stores {@code rank}, and the keys that it is part of. */
  public U rank(int rank) {
    storeRank(rank);
    return self();
  }

  /** Removes {@code rank}, and the item from the indexes that it is part of. */
  public U removeRank() {
    dropRank();
    return self();
  }

  void storeRank(int rank) {
    changes().set(OfferAttributes.RANK, rank);
    this.rank.become(rank);
  }

  void dropRank() {
    changes().remove(OfferAttributes.RANK);
    rank.become(null);
  }

  @Override
  protected void derive(DerivedAttributes attributes) {
    if (status.isChanged() || term.isChanged()) {
      attributes.index("GSI1PK", "GSI1SK", OfferKeys.byStatus(status.value(), code, term.value()));
    }
    if (rank.isChanged()) {
      attributes.index("GSI2PK", "GSI2SK", rank.isAbsent() ? null
          : OfferKeys.byRank(rank.value(), code));
    }
  }
}
