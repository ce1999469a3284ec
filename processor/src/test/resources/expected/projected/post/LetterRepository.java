package post;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.expression.Condition;
import io.keywright.runtime.item.Converters;
import io.keywright.runtime.item.KeysDecoder;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.operation.Check;
import io.keywright.runtime.operation.Delete;
import io.keywright.runtime.operation.Get;
import io.keywright.runtime.operation.Repository;
import io.keywright.runtime.query.IndexKeysQuery;
import io.keywright.runtime.query.KeysRangeQuery;
import io.keywright.runtime.query.PropertyFilter;
import io.keywright.runtime.query.QuerySource;
import io.keywright.runtime.query.StoredBound;
import io.keywright.runtime.query.TypeFilter;
import java.time.Instant;
import java.util.Optional;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Reads and writes {@link Letter}: {@code LETTER#{id} / LETTER}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class LetterRepository extends Repository<Letter> {
  private final TableContext table;
  private final QuerySource<PrimaryKey<Letter>> byPlace;

  LetterRepository(TableContext table, TypeFilter byPlace) {
    super(table, LetterMapper.INSTANCE);
    this.table = table;
    this.byPlace =
        QuerySource.globalIndex(table, KeysDecoder.of(Letter.class, LetterMapper.INSTANCE, "PK", "SK"),
        "GSI1", "GSI1PK", "GSI1SK", byPlace).named("byPlace");
  }

  /** GetItem; empty if there is no such item. */
  public Optional<Letter> get(String id) {
    return get(LetterKeys.primary(id));
  }

  /** GetItem, not sent yet. */
  public Get<Letter> prepareGet(String id) {
    return prepareGet(LetterKeys.primary(id));
  }

  /** DeleteItem; gives what was deleted. */
  public Optional<Letter> delete(String id) {
    return delete(LetterKeys.primary(id));
  }

  /** DeleteItem, not sent yet. */
  public Delete<Letter> prepareDelete(String id) {
    return prepareDelete(LetterKeys.primary(id));
  }

  /** For a transaction: that there is such an item. */
  public Check<Letter> prepareCheck(String id) {
    return prepareCheck(LetterKeys.primary(id));
  }

  /** UpdateItem of what is there: changes single attributes. */
  public LetterUpdate update(String id) {
    return new LetterUpdate(this.table, LetterKeys.primary(id), id);
  }

  /** UpdateItem of an object that was read: changes single attributes. */
  public LetterUpdate.OfEntity update(Letter letter) {
    return new LetterUpdate.OfEntity(this.table, LetterMapper.INSTANCE.key(letter), letter.id(), letter);
  }

  /** Query of {@code GSI1}: {@code GSI1PK = PLACE#{place}}, {@code GSI1SK = {sent:seconds}#{id}}. */
  public ByPlace byPlace(String place) {
    return new ByPlace(byPlace, LetterKeys.byPlacePartition(place));
  }

  /** The query {@code byPlace}. */
  public static final class ByPlace extends IndexKeysQuery<Letter, ByPlace> {
    private ByPlace(QuerySource<PrimaryKey<Letter>> source, String partition) {
      super(source, partition, "");
    }

    /**
     * Leaves out what does not fulfil the condition on what {@code GSI1} holds; with several calls, what does not fulfil all. What is left out has been read, and a page can be empty with more to come.
     */
    public ByPlace filter(Condition<LetterAttributes.ByPlace> condition) {
      return filterHeld(condition);
    }

    /** Only this {@code sent}. */
    public ByPlaceSent sent(Instant sent) {
      return new ByPlaceSent(this, LetterKeys.SENT.text(sent).concat("#"),
          PropertyFilter.equal("at",
          StoredBound.of(LetterKeys.SENT, Converters.ofInstant(), sent)));
    }

    /** From one {@code sent} to another, both included. */
    public KeysRangeQuery<Letter> sentBetween(Instant from, Instant to) {
      return where(within("#").between(LetterKeys.SENT.text(from), LetterKeys.SENT.text(to)),
          PropertyFilter.greaterOrEqual("at",
          StoredBound.of(LetterKeys.SENT, Converters.ofInstant(), from)),
          PropertyFilter.lessOrEqual("at",
          StoredBound.of(LetterKeys.SENT, Converters.ofInstant(), to)));
    }

    /** This {@code sent} and all above it. */
    public KeysRangeQuery<Letter> sentFrom(Instant sent) {
      return where(within("#").from(LetterKeys.SENT.text(sent)), PropertyFilter.greaterOrEqual("at",
          StoredBound.of(LetterKeys.SENT, Converters.ofInstant(), sent)));
    }

    /** All above this {@code sent}. */
    public KeysRangeQuery<Letter> sentAfter(Instant sent) {
      return where(within("#").from(LetterKeys.SENT.text(sent)), PropertyFilter.greaterThan("at",
          StoredBound.of(LetterKeys.SENT, Converters.ofInstant(), sent)));
    }

    /** This {@code sent} and all below it. */
    public KeysRangeQuery<Letter> sentUntil(Instant sent) {
      return where(within("#").until(LetterKeys.SENT.text(sent)), PropertyFilter.lessOrEqual("at",
          StoredBound.of(LetterKeys.SENT, Converters.ofInstant(), sent)));
    }

    /** All below this {@code sent}. */
    public KeysRangeQuery<Letter> sentBefore(Instant sent) {
      return where(within("#").until(LetterKeys.SENT.text(sent)), PropertyFilter.lessThan("at",
          StoredBound.of(LetterKeys.SENT, Converters.ofInstant(), sent)));
    }
  }

  /** The query {@code byPlace} with {@code sent} fixed. */
  public static final class ByPlaceSent extends IndexKeysQuery<Letter, ByPlaceSent> {
    private ByPlaceSent(ByPlace previous, String component, PropertyFilter... filters) {
      super(previous, component, filters);
    }

    /**
     * Leaves out what does not fulfil the condition on what {@code GSI1} holds; with several calls, what does not fulfil all. What is left out has been read, and a page can be empty with more to come.
     */
    public ByPlaceSent filter(Condition<LetterAttributes.ByPlace> condition) {
      return filterHeld(condition);
    }

    /** Only this {@code id}. */
    public KeysRangeQuery<Letter> id(String id) {
      return where(exactly(LetterKeys.BY_PLACE_ID.text(id)));
    }

    /** Every {@code id} that starts so. */
    public KeysRangeQuery<Letter> idStartingWith(String start) {
      return where(beginningWith(LetterKeys.BY_PLACE_ID.text(start)));
    }

    /** From one {@code id} to another, both included. */
    public KeysRangeQuery<Letter> idBetween(String from, String to) {
      return where(within().between(LetterKeys.BY_PLACE_ID.text(from),
          LetterKeys.BY_PLACE_ID.text(to)));
    }

    /** This {@code id} and all above it. */
    public KeysRangeQuery<Letter> idFrom(String id) {
      return where(within().from(LetterKeys.BY_PLACE_ID.text(id)));
    }

    /** All above this {@code id}. */
    public KeysRangeQuery<Letter> idAfter(String id) {
      return where(within().after(LetterKeys.BY_PLACE_ID.text(id)));
    }

    /** This {@code id} and all below it. */
    public KeysRangeQuery<Letter> idUntil(String id) {
      return where(within().until(LetterKeys.BY_PLACE_ID.text(id)));
    }

    /** All below this {@code id}. */
    public KeysRangeQuery<Letter> idBefore(String id) {
      return where(within().before(LetterKeys.BY_PLACE_ID.text(id)));
    }
  }
}
