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
import io.keywright.runtime.query.SortKeyCondition;
import io.keywright.runtime.query.TableQuery;
import io.keywright.runtime.query.TypeFilter;
import io.keywright.runtime.relation.Connect;
import java.time.LocalDate;
import java.util.Optional;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Reads and writes {@link Birth}: {@code PERSON#{personId} / BIRTH}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
final class BirthRepository extends Repository<Birth> {
  private final TableContext table;
  private final QuerySource<Birth> ofPerson;
  private final QuerySource<Birth> atPlace;
  private final QuerySource<Birth> onDay;

  BirthRepository(TableContext table, TypeFilter ofPerson, TypeFilter atPlace, TypeFilter onDay) {
    super(table, BirthMapper.INSTANCE);
    this.table = table;
    this.ofPerson = QuerySource.table(table, BirthMapper.INSTANCE, ofPerson).named("ofPerson");
    this.atPlace = QuerySource.globalIndex(table, BirthMapper.INSTANCE,
        "GSI1", "GSI1PK", "GSI1SK", atPlace).named("atPlace");
    this.onDay = QuerySource.globalIndex(table, BirthMapper.INSTANCE,
        "GSI2", "GSI2PK", "GSI2SK", onDay).named("onDay");
  }

  /** GetItem; empty if there is no such item. */
  public Optional<Birth> get(String personId) {
    return get(BirthKeys.primary(personId));
  }

  /** GetItem, not sent yet. */
  public Get<Birth> prepareGet(String personId) {
    return prepareGet(BirthKeys.primary(personId));
  }

  /** DeleteItem; gives what was deleted. */
  public Optional<Birth> delete(String personId) {
    return delete(BirthKeys.primary(personId));
  }

  /** DeleteItem, not sent yet. */
  public Delete<Birth> prepareDelete(String personId) {
    return prepareDelete(BirthKeys.primary(personId));
  }

  /** For a transaction: that there is such an item. */
  public Check<Birth> prepareCheck(String personId) {
    return prepareCheck(BirthKeys.primary(personId));
  }

  /** UpdateItem of what is there: changes single attributes. */
  public BirthUpdate update(String personId) {
    return new BirthUpdate(this.table, BirthKeys.primary(personId), personId);
  }

  /** UpdateItem of an object that was read: changes single attributes. */
  public BirthUpdate.OfEntity update(Birth birth) {
    return new BirthUpdate.OfEntity(this.table, BirthMapper.INSTANCE.key(birth), birth.personId(), birth);
  }

  /** Writes an edge that is not there yet, if both of its ends are; gives it as written. */
  public Birth connect(Birth edge) {
    return prepareConnect(edge).execute();
  }

  /** The same, not sent yet. */
  public Connect<Birth> prepareConnect(Birth edge) {
    return new Connect<>(table, BirthMapper.INSTANCE, edge, BirthReferences.FROM, BirthReferences.TO);
  }

  /** Deletes an edge that must be there, in this object's version if it has one; gives it as it was. */
  public Optional<Birth> disconnect(Birth edge) {
    return prepareDisconnect(edge).execute();
  }

  /** The same, not sent yet. */
  public Delete<Birth> prepareDisconnect(Birth edge) {
    return Delete.ofEdge(table, BirthMapper.INSTANCE, edge);
  }

  /** Deletes an edge that must be there; gives it as it was. */
  public Optional<Birth> disconnect(PrimaryKey<Birth> key) {
    return prepareDisconnect(key).execute();
  }

  /** The same, not sent yet. */
  public Delete<Birth> prepareDisconnect(PrimaryKey<Birth> key) {
    return Delete.ofEdge(table, BirthMapper.INSTANCE, key);
  }

  /** Deletes an edge that must be there; gives it as it was. */
  public Optional<Birth> disconnect(String personId) {
    return disconnect(BirthKeys.primary(personId));
  }

  /** Query of the table: {@code PK = PERSON#{personId}}, {@code SK = BIRTH}. */
  public OfPerson ofPerson(String personId) {
    return new OfPerson(ofPerson, BirthKeys.partition(personId));
  }

  /** Query of {@code GSI1}: {@code GSI1PK = PLACE#{placeId}}, {@code GSI1SK = BIRTH#{day}#{personId}}. */
  public AtPlace atPlace(String placeId) {
    return new AtPlace(atPlace, BirthKeys.atPlacePartition(placeId));
  }

  /** Query of {@code GSI2}: {@code GSI2PK = DAY#{day}}, {@code GSI2SK = BIRTH#{personId}}. */
  public OnDay onDay(LocalDate day) {
    return new OnDay(onDay, BirthKeys.onDayPartition(day));
  }

  /** The query {@code ofPerson}. */
  public static final class OfPerson extends TableQuery<Birth, OfPerson> {
    private OfPerson(QuerySource<Birth> source, String partition) {
      super(source, partition, SortKeyCondition.equalTo("BIRTH"));
    }
  }

  /** The query {@code atPlace}. */
  public static final class AtPlace extends IndexQuery<Birth, AtPlace> {
    private AtPlace(QuerySource<Birth> source, String partition) {
      super(source, partition, "BIRTH#");
    }

    /** Only this {@code day}. */
    public AtPlaceDay day(LocalDate day) {
      return new AtPlaceDay(this, BirthKeys.DAY.text(day).concat("#"));
    }

    /** From one {@code day} to another, both included. */
    public RangeQuery<Birth> dayBetween(LocalDate from, LocalDate to) {
      return where(within("#").between(BirthKeys.DAY.text(from), BirthKeys.DAY.text(to)));
    }

    /** This {@code day} and all above it. */
    public RangeQuery<Birth> dayFrom(LocalDate day) {
      return where(within("#").from(BirthKeys.DAY.text(day)));
    }

    /** All above this {@code day}. */
    public RangeQuery<Birth> dayAfter(LocalDate day) {
      return where(within("#").after(BirthKeys.DAY.text(day)));
    }

    /** This {@code day} and all below it. */
    public RangeQuery<Birth> dayUntil(LocalDate day) {
      return where(within("#").until(BirthKeys.DAY.text(day)));
    }

    /** All below this {@code day}. */
    public RangeQuery<Birth> dayBefore(LocalDate day) {
      return where(within("#").before(BirthKeys.DAY.text(day)));
    }
  }

  /** The query {@code atPlace} with {@code day} fixed. */
  public static final class AtPlaceDay extends IndexQuery<Birth, AtPlaceDay> {
    private AtPlaceDay(AtPlace previous, String component) {
      super(previous, component);
    }

    /** Only this {@code personId}. */
    public RangeQuery<Birth> personId(String personId) {
      return where(exactly(BirthKeys.AT_PLACE_PERSON_ID.text(personId)));
    }

    /** Every {@code personId} that starts so. */
    public RangeQuery<Birth> personIdStartingWith(String start) {
      return where(beginningWith(BirthKeys.AT_PLACE_PERSON_ID.text(start)));
    }

    /** From one {@code personId} to another, both included. */
    public RangeQuery<Birth> personIdBetween(String from, String to) {
      return where(within().between(BirthKeys.AT_PLACE_PERSON_ID.text(from),
          BirthKeys.AT_PLACE_PERSON_ID.text(to)));
    }

    /** This {@code personId} and all above it. */
    public RangeQuery<Birth> personIdFrom(String personId) {
      return where(within().from(BirthKeys.AT_PLACE_PERSON_ID.text(personId)));
    }

    /** All above this {@code personId}. */
    public RangeQuery<Birth> personIdAfter(String personId) {
      return where(within().after(BirthKeys.AT_PLACE_PERSON_ID.text(personId)));
    }

    /** This {@code personId} and all below it. */
    public RangeQuery<Birth> personIdUntil(String personId) {
      return where(within().until(BirthKeys.AT_PLACE_PERSON_ID.text(personId)));
    }

    /** All below this {@code personId}. */
    public RangeQuery<Birth> personIdBefore(String personId) {
      return where(within().before(BirthKeys.AT_PLACE_PERSON_ID.text(personId)));
    }
  }

  /** The query {@code onDay}. */
  public static final class OnDay extends IndexQuery<Birth, OnDay> {
    private OnDay(QuerySource<Birth> source, String partition) {
      super(source, partition, "BIRTH#");
    }

    /** Only this {@code personId}. */
    public RangeQuery<Birth> personId(String personId) {
      return where(exactly(BirthKeys.ON_DAY_PERSON_ID.text(personId)));
    }

    /** Every {@code personId} that starts so. */
    public RangeQuery<Birth> personIdStartingWith(String start) {
      return where(beginningWith(BirthKeys.ON_DAY_PERSON_ID.text(start)));
    }

    /** From one {@code personId} to another, both included. */
    public RangeQuery<Birth> personIdBetween(String from, String to) {
      return where(within().between(BirthKeys.ON_DAY_PERSON_ID.text(from),
          BirthKeys.ON_DAY_PERSON_ID.text(to)));
    }

    /** This {@code personId} and all above it. */
    public RangeQuery<Birth> personIdFrom(String personId) {
      return where(within().from(BirthKeys.ON_DAY_PERSON_ID.text(personId)));
    }

    /** All above this {@code personId}. */
    public RangeQuery<Birth> personIdAfter(String personId) {
      return where(within().after(BirthKeys.ON_DAY_PERSON_ID.text(personId)));
    }

    /** This {@code personId} and all below it. */
    public RangeQuery<Birth> personIdUntil(String personId) {
      return where(within().until(BirthKeys.ON_DAY_PERSON_ID.text(personId)));
    }

    /** All below this {@code personId}. */
    public RangeQuery<Birth> personIdBefore(String personId) {
      return where(within().before(BirthKeys.ON_DAY_PERSON_ID.text(personId)));
    }
  }
}
