package kin;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.operation.Check;
import io.keywright.runtime.operation.Delete;
import io.keywright.runtime.operation.Get;
import io.keywright.runtime.operation.Repository;
import io.keywright.runtime.query.IndexQuery;
import io.keywright.runtime.query.QuerySource;
import io.keywright.runtime.query.RangeQuery;
import io.keywright.runtime.query.TableQuery;
import io.keywright.runtime.query.TableRangeQuery;
import io.keywright.runtime.query.TypeFilter;
import io.keywright.runtime.relation.Connect;
import java.util.Optional;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Reads and writes {@link Marriage}: {@code PERSON#{personId} / MARRIAGE#{spouseId}}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class MarriageRepository extends Repository<Marriage> {
  private final TableContext table;
  private final QuerySource<Marriage> ofPerson;
  private final QuerySource<Marriage> withSpouse;

  MarriageRepository(TableContext table, TypeFilter ofPerson, TypeFilter withSpouse) {
    super(table, MarriageMapper.INSTANCE);
    this.table = table;
    this.ofPerson = QuerySource.table(table, MarriageMapper.INSTANCE, ofPerson).named("ofPerson");
    this.withSpouse = QuerySource.globalIndex(table, MarriageMapper.INSTANCE,
        "GSI1", "GSI1PK", "GSI1SK", withSpouse).named("withSpouse");
  }

  /** GetItem; empty if there is no such item. */
  public Optional<Marriage> get(String personId, String spouseId) {
    return get(MarriageKeys.primary(personId, spouseId));
  }

  /** GetItem, not sent yet. */
  public Get<Marriage> prepareGet(String personId, String spouseId) {
    return prepareGet(MarriageKeys.primary(personId, spouseId));
  }

  /** DeleteItem; gives what was deleted. */
  public Optional<Marriage> delete(String personId, String spouseId) {
    return delete(MarriageKeys.primary(personId, spouseId));
  }

  /** DeleteItem, not sent yet. */
  public Delete<Marriage> prepareDelete(String personId, String spouseId) {
    return prepareDelete(MarriageKeys.primary(personId, spouseId));
  }

  /** For a transaction: that there is such an item. */
  public Check<Marriage> prepareCheck(String personId, String spouseId) {
    return prepareCheck(MarriageKeys.primary(personId, spouseId));
  }

  /** UpdateItem of what is there: changes single attributes. */
  public MarriageUpdate update(String personId, String spouseId) {
    return new MarriageUpdate(this.table, MarriageKeys.primary(personId, spouseId), false, personId, spouseId);
  }

  /** UpdateItem of an object that was read: changes single attributes. */
  public MarriageUpdate update(Marriage marriage) {
    return new MarriageUpdate(this.table, MarriageMapper.INSTANCE.key(marriage), false, marriage.personId(), marriage.spouseId());
  }

  /** UpdateItem of what is there or not: an item that is new gets its type and the properties of its key. */
  public MarriageUpdate upsert(String personId, String spouseId) {
    return new MarriageUpdate(this.table, MarriageKeys.primary(personId, spouseId), true, personId, spouseId);
  }

  /** Writes an edge that is not there yet, if both of its ends are; gives it as written. */
  public Marriage connect(Marriage edge) {
    return prepareConnect(edge).execute();
  }

  /** The same, not sent yet. */
  public Connect<Marriage> prepareConnect(Marriage edge) {
    return new Connect<>(table, MarriageMapper.INSTANCE, edge, MarriageReferences.FROM, MarriageReferences.TO);
  }

  /** Deletes an edge that must be there, in this object's version if it has one; gives it as it was. */
  public Optional<Marriage> disconnect(Marriage edge) {
    return prepareDisconnect(edge).execute();
  }

  /** The same, not sent yet. */
  public Delete<Marriage> prepareDisconnect(Marriage edge) {
    return Delete.ofEdge(table, MarriageMapper.INSTANCE, edge);
  }

  /** Deletes an edge that must be there; gives it as it was. */
  public Optional<Marriage> disconnect(PrimaryKey<Marriage> key) {
    return prepareDisconnect(key).execute();
  }

  /** The same, not sent yet. */
  public Delete<Marriage> prepareDisconnect(PrimaryKey<Marriage> key) {
    return Delete.ofEdge(table, MarriageMapper.INSTANCE, key);
  }

  /** Deletes an edge that must be there; gives it as it was. */
  public Optional<Marriage> disconnect(String personId, String spouseId) {
    return disconnect(MarriageKeys.primary(personId, spouseId));
  }

  /** Query of the table: {@code PK = PERSON#{personId}}, {@code SK = MARRIAGE#{spouseId}}. */
  public OfPerson ofPerson(String personId) {
    return new OfPerson(ofPerson, MarriageKeys.partition(personId));
  }

  /** Query of {@code GSI1}: {@code GSI1PK = PERSON#{spouseId}}, {@code GSI1SK = MARRIAGE#{personId}}. */
  public WithSpouse withSpouse(String spouseId) {
    return new WithSpouse(withSpouse, MarriageKeys.withSpousePartition(spouseId));
  }

  /** The query {@code ofPerson}. */
  public static final class OfPerson extends TableQuery<Marriage, OfPerson> {
    private OfPerson(QuerySource<Marriage> source, String partition) {
      super(source, partition, "MARRIAGE#");
    }

    /** Only this {@code spouseId}. */
    public TableRangeQuery<Marriage> spouseId(String spouseId) {
      return where(exactly(MarriageKeys.SPOUSE_ID.text(spouseId)));
    }

    /** Every {@code spouseId} that starts so. */
    public TableRangeQuery<Marriage> spouseIdStartingWith(String start) {
      return where(beginningWith(MarriageKeys.SPOUSE_ID.text(start)));
    }

    /** From one {@code spouseId} to another, both included. */
    public TableRangeQuery<Marriage> spouseIdBetween(String from, String to) {
      return where(within().between(MarriageKeys.SPOUSE_ID.text(from),
          MarriageKeys.SPOUSE_ID.text(to)));
    }

    /** This {@code spouseId} and all above it. */
    public TableRangeQuery<Marriage> spouseIdFrom(String spouseId) {
      return where(within().from(MarriageKeys.SPOUSE_ID.text(spouseId)));
    }

    /** All above this {@code spouseId}. */
    public TableRangeQuery<Marriage> spouseIdAfter(String spouseId) {
      return where(within().after(MarriageKeys.SPOUSE_ID.text(spouseId)));
    }

    /** This {@code spouseId} and all below it. */
    public TableRangeQuery<Marriage> spouseIdUntil(String spouseId) {
      return where(within().until(MarriageKeys.SPOUSE_ID.text(spouseId)));
    }

    /** All below this {@code spouseId}. */
    public TableRangeQuery<Marriage> spouseIdBefore(String spouseId) {
      return where(within().before(MarriageKeys.SPOUSE_ID.text(spouseId)));
    }
  }

  /** The query {@code withSpouse}. */
  public static final class WithSpouse extends IndexQuery<Marriage, WithSpouse> {
    private WithSpouse(QuerySource<Marriage> source, String partition) {
      super(source, partition, "MARRIAGE#");
    }

    /** Only this {@code personId}. */
    public RangeQuery<Marriage> personId(String personId) {
      return where(exactly(MarriageKeys.WITH_SPOUSE_PERSON_ID.text(personId)));
    }

    /** Every {@code personId} that starts so. */
    public RangeQuery<Marriage> personIdStartingWith(String start) {
      return where(beginningWith(MarriageKeys.WITH_SPOUSE_PERSON_ID.text(start)));
    }

    /** From one {@code personId} to another, both included. */
    public RangeQuery<Marriage> personIdBetween(String from, String to) {
      return where(within().between(MarriageKeys.WITH_SPOUSE_PERSON_ID.text(from),
          MarriageKeys.WITH_SPOUSE_PERSON_ID.text(to)));
    }

    /** This {@code personId} and all above it. */
    public RangeQuery<Marriage> personIdFrom(String personId) {
      return where(within().from(MarriageKeys.WITH_SPOUSE_PERSON_ID.text(personId)));
    }

    /** All above this {@code personId}. */
    public RangeQuery<Marriage> personIdAfter(String personId) {
      return where(within().after(MarriageKeys.WITH_SPOUSE_PERSON_ID.text(personId)));
    }

    /** This {@code personId} and all below it. */
    public RangeQuery<Marriage> personIdUntil(String personId) {
      return where(within().until(MarriageKeys.WITH_SPOUSE_PERSON_ID.text(personId)));
    }

    /** All below this {@code personId}. */
    public RangeQuery<Marriage> personIdBefore(String personId) {
      return where(within().before(MarriageKeys.WITH_SPOUSE_PERSON_ID.text(personId)));
    }
  }
}
