package clinic;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.expression.AttributePath;
import io.keywright.runtime.expression.Condition;
import io.keywright.runtime.item.Converters;
import io.keywright.runtime.item.KeysDecoder;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.operation.Check;
import io.keywright.runtime.operation.Delete;
import io.keywright.runtime.operation.Get;
import io.keywright.runtime.operation.Repository;
import io.keywright.runtime.query.IndexKeysQuery;
import io.keywright.runtime.query.IndexQuery;
import io.keywright.runtime.query.KeysRangeQuery;
import io.keywright.runtime.query.PropertyFilter;
import io.keywright.runtime.query.QuerySource;
import io.keywright.runtime.query.RangeQuery;
import io.keywright.runtime.query.StoredBound;
import io.keywright.runtime.query.TableQuery;
import io.keywright.runtime.query.TableRangeQuery;
import io.keywright.runtime.query.TypeFilter;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Optional;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Reads and writes {@link Patient}: {@code CLINIC#{clinic} / PATIENT#{since:date}#{id}}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class PatientRepository extends Repository<Patient> {
  private final TableContext table;
  private final QuerySource<Patient> ofClinic;
  private final QuerySource<Patient> byMove;
  private final QuerySource<PrimaryKey<Patient>> keysByLevel;

  PatientRepository(TableContext table, TypeFilter ofClinic, TypeFilter byMove,
      TypeFilter keysByLevel) {
    super(table, PatientMapper.INSTANCE);
    this.table = table;
    this.ofClinic = QuerySource.table(table, PatientMapper.INSTANCE, ofClinic).named("ofClinic");
    this.byMove = QuerySource.globalIndex(table, PatientMapper.INSTANCE,
        "GSI1", "GSI1PK", "GSI1SK", byMove).named("byMove");
    this.keysByLevel =
        QuerySource.globalIndex(table, KeysDecoder.of(Patient.class, PatientMapper.INSTANCE, "PK", "SK"),
        "GSI2", "GSI2PK", "GSI2SK", keysByLevel).named("keysByLevel");
  }

  /** GetItem; empty if there is no such item. */
  public Optional<Patient> get(String clinic, LocalDate since, String id) {
    return get(PatientKeys.primary(clinic, since, id));
  }

  /** GetItem, not sent yet. */
  public Get<Patient> prepareGet(String clinic, LocalDate since, String id) {
    return prepareGet(PatientKeys.primary(clinic, since, id));
  }

  /** DeleteItem; gives what was deleted. */
  public Optional<Patient> delete(String clinic, LocalDate since, String id) {
    return delete(PatientKeys.primary(clinic, since, id));
  }

  /** DeleteItem, not sent yet. */
  public Delete<Patient> prepareDelete(String clinic, LocalDate since, String id) {
    return prepareDelete(PatientKeys.primary(clinic, since, id));
  }

  /** For a transaction: that there is such an item. */
  public Check<Patient> prepareCheck(String clinic, LocalDate since, String id) {
    return prepareCheck(PatientKeys.primary(clinic, since, id));
  }

  /** UpdateItem of what is there: changes single attributes. */
  public PatientUpdate update(String clinic, LocalDate since, String id) {
    return new PatientUpdate(this.table, PatientKeys.primary(clinic, since, id), clinic, id);
  }

  /** UpdateItem of an object that was read: changes single attributes. */
  public PatientUpdate.OfEntity update(Patient patient) {
    return new PatientUpdate.OfEntity(this.table, PatientMapper.INSTANCE.key(patient), patient.clinic(), patient.id(), patient);
  }

  /** Query of the table: {@code PK = CLINIC#{clinic}}, {@code SK = PATIENT#{since:date}#{id}}. */
  public OfClinic ofClinic(String clinic) {
    return new OfClinic(ofClinic, PatientKeys.partition(clinic));
  }

  /** Query of {@code GSI1}: {@code GSI1PK = MOVED#{clinic}}, {@code GSI1SK = {address.moved:date}#{id}}. */
  public ByMove byMove(String clinic) {
    return new ByMove(byMove, PatientKeys.byMovePartition(clinic));
  }

  /** Query of {@code GSI2}: {@code GSI2PK = LEVEL#{level}#{clinic}}, {@code GSI2SK = {since:seconds}#{id}}. */
  public KeysByLevel keysByLevel(Patient.Level level, String clinic) {
    return new KeysByLevel(keysByLevel, PatientKeys.keysByLevelPartition(level, clinic));
  }

  /** The query {@code ofClinic}. */
  public static final class OfClinic extends TableQuery<Patient, OfClinic> {
    private OfClinic(QuerySource<Patient> source, String partition) {
      super(source, partition, "PATIENT#");
    }

    /** Only this {@code since}. */
    public OfClinicSince since(LocalDate since) {
      return new OfClinicSince(this, PatientKeys.SINCE.text(since).concat("#"));
    }

    /** Only this {@code since}. */
    public OfClinicSince since(Instant since) {
      return new OfClinicSince(this, PatientKeys.SINCE_INSTANT.text(since).concat("#"),
          PropertyFilter.equal("s",
          StoredBound.of(PatientKeys.SINCE_INSTANT, Converters.ofInstant(), since))
          .at(AttributePath.of("since", "s", "since", "begin")));
    }

    /** From one {@code since} to another, both included. */
    public TableRangeQuery<Patient> sinceBetween(LocalDate from, LocalDate to) {
      return where(within("#").between(PatientKeys.SINCE.text(from), PatientKeys.SINCE.text(to)));
    }

    /** This {@code since} and all above it. */
    public TableRangeQuery<Patient> sinceFrom(LocalDate since) {
      return where(within("#").from(PatientKeys.SINCE.text(since)));
    }

    /** All above this {@code since}. */
    public TableRangeQuery<Patient> sinceAfter(LocalDate since) {
      return where(within("#").after(PatientKeys.SINCE.text(since)));
    }

    /** This {@code since} and all below it. */
    public TableRangeQuery<Patient> sinceUntil(LocalDate since) {
      return where(within("#").until(PatientKeys.SINCE.text(since)));
    }

    /** All below this {@code since}. */
    public TableRangeQuery<Patient> sinceBefore(LocalDate since) {
      return where(within("#").before(PatientKeys.SINCE.text(since)));
    }

    /** From one {@code since} to another, both included. */
    public TableRangeQuery<Patient> sinceBetween(Instant from, Instant to) {
      return where(within("#").between(PatientKeys.SINCE_INSTANT.text(from),
          PatientKeys.SINCE_INSTANT.text(to)), PropertyFilter.greaterOrEqual("s",
          StoredBound.of(PatientKeys.SINCE_INSTANT, Converters.ofInstant(), from))
          .at(AttributePath.of("since", "s", "since", "begin")), PropertyFilter.lessOrEqual("s",
          StoredBound.of(PatientKeys.SINCE_INSTANT, Converters.ofInstant(), to))
          .at(AttributePath.of("since", "s", "since", "begin")));
    }

    /** This {@code since} and all above it. */
    public TableRangeQuery<Patient> sinceFrom(Instant since) {
      return where(within("#").from(PatientKeys.SINCE_INSTANT.text(since)),
          PropertyFilter.greaterOrEqual("s",
          StoredBound.of(PatientKeys.SINCE_INSTANT, Converters.ofInstant(), since))
          .at(AttributePath.of("since", "s", "since", "begin")));
    }

    /** All above this {@code since}. */
    public TableRangeQuery<Patient> sinceAfter(Instant since) {
      return where(within("#").from(PatientKeys.SINCE_INSTANT.text(since)),
          PropertyFilter.greaterThan("s",
          StoredBound.of(PatientKeys.SINCE_INSTANT, Converters.ofInstant(), since))
          .at(AttributePath.of("since", "s", "since", "begin")));
    }

    /** This {@code since} and all below it. */
    public TableRangeQuery<Patient> sinceUntil(Instant since) {
      return where(within("#").until(PatientKeys.SINCE_INSTANT.text(since)),
          PropertyFilter.lessOrEqual("s",
          StoredBound.of(PatientKeys.SINCE_INSTANT, Converters.ofInstant(), since))
          .at(AttributePath.of("since", "s", "since", "begin")));
    }

    /** All below this {@code since}. */
    public TableRangeQuery<Patient> sinceBefore(Instant since) {
      return where(within("#").until(PatientKeys.SINCE_INSTANT.text(since)),
          PropertyFilter.lessThan("s",
          StoredBound.of(PatientKeys.SINCE_INSTANT, Converters.ofInstant(), since))
          .at(AttributePath.of("since", "s", "since", "begin")));
    }
  }

  /** The query {@code ofClinic} with {@code since} fixed. */
  public static final class OfClinicSince extends TableQuery<Patient, OfClinicSince> {
    private OfClinicSince(OfClinic previous, String component, PropertyFilter... filters) {
      super(previous, component, filters);
    }

    /** Only this {@code id}. */
    public TableRangeQuery<Patient> id(String id) {
      return where(exactly(PatientKeys.ID.text(id)));
    }

    /** Every {@code id} that starts so. */
    public TableRangeQuery<Patient> idStartingWith(String start) {
      return where(beginningWith(PatientKeys.ID.text(start)));
    }

    /** From one {@code id} to another, both included. */
    public TableRangeQuery<Patient> idBetween(String from, String to) {
      return where(within().between(PatientKeys.ID.text(from), PatientKeys.ID.text(to)));
    }

    /** This {@code id} and all above it. */
    public TableRangeQuery<Patient> idFrom(String id) {
      return where(within().from(PatientKeys.ID.text(id)));
    }

    /** All above this {@code id}. */
    public TableRangeQuery<Patient> idAfter(String id) {
      return where(within().after(PatientKeys.ID.text(id)));
    }

    /** This {@code id} and all below it. */
    public TableRangeQuery<Patient> idUntil(String id) {
      return where(within().until(PatientKeys.ID.text(id)));
    }

    /** All below this {@code id}. */
    public TableRangeQuery<Patient> idBefore(String id) {
      return where(within().before(PatientKeys.ID.text(id)));
    }
  }

  /** The query {@code byMove}. */
  public static final class ByMove extends IndexQuery<Patient, ByMove> {
    private ByMove(QuerySource<Patient> source, String partition) {
      super(source, partition, "");
    }

    /** Only this {@code address.moved}. */
    public ByMoveAddressMoved addressMoved(LocalDate addressMoved) {
      return new ByMoveAddressMoved(this, PatientKeys.ADDRESS_MOVED.text(addressMoved).concat("#"));
    }

    /** Only this {@code address.moved}. */
    public ByMoveAddressMoved addressMoved(Instant addressMoved) {
      return new ByMoveAddressMoved(this,
          PatientKeys.ADDRESS_MOVED_INSTANT.text(addressMoved).concat("#"),
          PropertyFilter.equal("m",
          StoredBound.of(PatientKeys.ADDRESS_MOVED_INSTANT, Converters.ofInstant(), addressMoved))
          .at(AttributePath.of("address", "adr", "address").child("moved", "m", "movedAt")));
    }

    /** From one {@code address.moved} to another, both included. */
    public RangeQuery<Patient> addressMovedBetween(LocalDate from, LocalDate to) {
      return where(within("#").between(PatientKeys.ADDRESS_MOVED.text(from),
          PatientKeys.ADDRESS_MOVED.text(to)));
    }

    /** This {@code address.moved} and all above it. */
    public RangeQuery<Patient> addressMovedFrom(LocalDate addressMoved) {
      return where(within("#").from(PatientKeys.ADDRESS_MOVED.text(addressMoved)));
    }

    /** All above this {@code address.moved}. */
    public RangeQuery<Patient> addressMovedAfter(LocalDate addressMoved) {
      return where(within("#").after(PatientKeys.ADDRESS_MOVED.text(addressMoved)));
    }

    /** This {@code address.moved} and all below it. */
    public RangeQuery<Patient> addressMovedUntil(LocalDate addressMoved) {
      return where(within("#").until(PatientKeys.ADDRESS_MOVED.text(addressMoved)));
    }

    /** All below this {@code address.moved}. */
    public RangeQuery<Patient> addressMovedBefore(LocalDate addressMoved) {
      return where(within("#").before(PatientKeys.ADDRESS_MOVED.text(addressMoved)));
    }

    /** From one {@code address.moved} to another, both included. */
    public RangeQuery<Patient> addressMovedBetween(Instant from, Instant to) {
      return where(within("#").between(PatientKeys.ADDRESS_MOVED_INSTANT.text(from),
          PatientKeys.ADDRESS_MOVED_INSTANT.text(to)), PropertyFilter.greaterOrEqual("m",
          StoredBound.of(PatientKeys.ADDRESS_MOVED_INSTANT, Converters.ofInstant(), from))
          .at(AttributePath.of("address", "adr", "address").child("moved", "m", "movedAt")),
          PropertyFilter.lessOrEqual("m",
          StoredBound.of(PatientKeys.ADDRESS_MOVED_INSTANT, Converters.ofInstant(), to))
          .at(AttributePath.of("address", "adr", "address").child("moved", "m", "movedAt")));
    }

    /** This {@code address.moved} and all above it. */
    public RangeQuery<Patient> addressMovedFrom(Instant addressMoved) {
      return where(within("#").from(PatientKeys.ADDRESS_MOVED_INSTANT.text(addressMoved)),
          PropertyFilter.greaterOrEqual("m",
          StoredBound.of(PatientKeys.ADDRESS_MOVED_INSTANT, Converters.ofInstant(), addressMoved))
          .at(AttributePath.of("address", "adr", "address").child("moved", "m", "movedAt")));
    }

    /** All above this {@code address.moved}. */
    public RangeQuery<Patient> addressMovedAfter(Instant addressMoved) {
      return where(within("#").from(PatientKeys.ADDRESS_MOVED_INSTANT.text(addressMoved)),
          PropertyFilter.greaterThan("m",
          StoredBound.of(PatientKeys.ADDRESS_MOVED_INSTANT, Converters.ofInstant(), addressMoved))
          .at(AttributePath.of("address", "adr", "address").child("moved", "m", "movedAt")));
    }

    /** This {@code address.moved} and all below it. */
    public RangeQuery<Patient> addressMovedUntil(Instant addressMoved) {
      return where(within("#").until(PatientKeys.ADDRESS_MOVED_INSTANT.text(addressMoved)),
          PropertyFilter.lessOrEqual("m",
          StoredBound.of(PatientKeys.ADDRESS_MOVED_INSTANT, Converters.ofInstant(), addressMoved))
          .at(AttributePath.of("address", "adr", "address").child("moved", "m", "movedAt")));
    }

    /** All below this {@code address.moved}. */
    public RangeQuery<Patient> addressMovedBefore(Instant addressMoved) {
      return where(within("#").until(PatientKeys.ADDRESS_MOVED_INSTANT.text(addressMoved)),
          PropertyFilter.lessThan("m",
          StoredBound.of(PatientKeys.ADDRESS_MOVED_INSTANT, Converters.ofInstant(), addressMoved))
          .at(AttributePath.of("address", "adr", "address").child("moved", "m", "movedAt")));
    }
  }

  /** The query {@code byMove} with {@code address.moved} fixed. */
  public static final class ByMoveAddressMoved extends IndexQuery<Patient, ByMoveAddressMoved> {
    private ByMoveAddressMoved(ByMove previous, String component, PropertyFilter... filters) {
      super(previous, component, filters);
    }

    /** Only this {@code id}. */
    public RangeQuery<Patient> id(String id) {
      return where(exactly(PatientKeys.BY_MOVE_ID.text(id)));
    }

    /** Every {@code id} that starts so. */
    public RangeQuery<Patient> idStartingWith(String start) {
      return where(beginningWith(PatientKeys.BY_MOVE_ID.text(start)));
    }

    /** From one {@code id} to another, both included. */
    public RangeQuery<Patient> idBetween(String from, String to) {
      return where(within().between(PatientKeys.BY_MOVE_ID.text(from),
          PatientKeys.BY_MOVE_ID.text(to)));
    }

    /** This {@code id} and all above it. */
    public RangeQuery<Patient> idFrom(String id) {
      return where(within().from(PatientKeys.BY_MOVE_ID.text(id)));
    }

    /** All above this {@code id}. */
    public RangeQuery<Patient> idAfter(String id) {
      return where(within().after(PatientKeys.BY_MOVE_ID.text(id)));
    }

    /** This {@code id} and all below it. */
    public RangeQuery<Patient> idUntil(String id) {
      return where(within().until(PatientKeys.BY_MOVE_ID.text(id)));
    }

    /** All below this {@code id}. */
    public RangeQuery<Patient> idBefore(String id) {
      return where(within().before(PatientKeys.BY_MOVE_ID.text(id)));
    }
  }

  /** The query {@code keysByLevel}. */
  public static final class KeysByLevel extends IndexKeysQuery<Patient, KeysByLevel> {
    private KeysByLevel(QuerySource<PrimaryKey<Patient>> source, String partition) {
      super(source, partition, "");
    }

    /**
     * Leaves out what does not fulfil the condition on what {@code GSI2} holds; with several calls, what does not fulfil all. What is left out has been read, and a page can be empty with more to come.
     */
    public KeysByLevel filter(Condition<PatientAttributes.KeysByLevel> condition) {
      return filterHeld(condition);
    }

    /** Only this {@code since}. */
    public KeysByLevelSince since(Instant since) {
      return new KeysByLevelSince(this, PatientKeys.KEYS_BY_LEVEL_SINCE.text(since).concat("#"),
          PropertyFilter.equal("s",
          StoredBound.of(PatientKeys.KEYS_BY_LEVEL_SINCE, Converters.ofInstant(), since))
          .at(AttributePath.of("since", "s", "since", "begin")));
    }

    /** From one {@code since} to another, both included. */
    public KeysRangeQuery<Patient> sinceBetween(Instant from, Instant to) {
      return where(within("#").between(PatientKeys.KEYS_BY_LEVEL_SINCE.text(from),
          PatientKeys.KEYS_BY_LEVEL_SINCE.text(to)), PropertyFilter.greaterOrEqual("s",
          StoredBound.of(PatientKeys.KEYS_BY_LEVEL_SINCE, Converters.ofInstant(), from))
          .at(AttributePath.of("since", "s", "since", "begin")), PropertyFilter.lessOrEqual("s",
          StoredBound.of(PatientKeys.KEYS_BY_LEVEL_SINCE, Converters.ofInstant(), to))
          .at(AttributePath.of("since", "s", "since", "begin")));
    }

    /** This {@code since} and all above it. */
    public KeysRangeQuery<Patient> sinceFrom(Instant since) {
      return where(within("#").from(PatientKeys.KEYS_BY_LEVEL_SINCE.text(since)),
          PropertyFilter.greaterOrEqual("s",
          StoredBound.of(PatientKeys.KEYS_BY_LEVEL_SINCE, Converters.ofInstant(), since))
          .at(AttributePath.of("since", "s", "since", "begin")));
    }

    /** All above this {@code since}. */
    public KeysRangeQuery<Patient> sinceAfter(Instant since) {
      return where(within("#").from(PatientKeys.KEYS_BY_LEVEL_SINCE.text(since)),
          PropertyFilter.greaterThan("s",
          StoredBound.of(PatientKeys.KEYS_BY_LEVEL_SINCE, Converters.ofInstant(), since))
          .at(AttributePath.of("since", "s", "since", "begin")));
    }

    /** This {@code since} and all below it. */
    public KeysRangeQuery<Patient> sinceUntil(Instant since) {
      return where(within("#").until(PatientKeys.KEYS_BY_LEVEL_SINCE.text(since)),
          PropertyFilter.lessOrEqual("s",
          StoredBound.of(PatientKeys.KEYS_BY_LEVEL_SINCE, Converters.ofInstant(), since))
          .at(AttributePath.of("since", "s", "since", "begin")));
    }

    /** All below this {@code since}. */
    public KeysRangeQuery<Patient> sinceBefore(Instant since) {
      return where(within("#").until(PatientKeys.KEYS_BY_LEVEL_SINCE.text(since)),
          PropertyFilter.lessThan("s",
          StoredBound.of(PatientKeys.KEYS_BY_LEVEL_SINCE, Converters.ofInstant(), since))
          .at(AttributePath.of("since", "s", "since", "begin")));
    }
  }

  /** The query {@code keysByLevel} with {@code since} fixed. */
  public static final class KeysByLevelSince extends IndexKeysQuery<Patient, KeysByLevelSince> {
    private KeysByLevelSince(KeysByLevel previous, String component, PropertyFilter... filters) {
      super(previous, component, filters);
    }

    /**
     * Leaves out what does not fulfil the condition on what {@code GSI2} holds; with several calls, what does not fulfil all. What is left out has been read, and a page can be empty with more to come.
     */
    public KeysByLevelSince filter(Condition<PatientAttributes.KeysByLevel> condition) {
      return filterHeld(condition);
    }

    /** Only this {@code id}. */
    public KeysRangeQuery<Patient> id(String id) {
      return where(exactly(PatientKeys.KEYS_BY_LEVEL_ID.text(id)));
    }

    /** Every {@code id} that starts so. */
    public KeysRangeQuery<Patient> idStartingWith(String start) {
      return where(beginningWith(PatientKeys.KEYS_BY_LEVEL_ID.text(start)));
    }

    /** From one {@code id} to another, both included. */
    public KeysRangeQuery<Patient> idBetween(String from, String to) {
      return where(within().between(PatientKeys.KEYS_BY_LEVEL_ID.text(from),
          PatientKeys.KEYS_BY_LEVEL_ID.text(to)));
    }

    /** This {@code id} and all above it. */
    public KeysRangeQuery<Patient> idFrom(String id) {
      return where(within().from(PatientKeys.KEYS_BY_LEVEL_ID.text(id)));
    }

    /** All above this {@code id}. */
    public KeysRangeQuery<Patient> idAfter(String id) {
      return where(within().after(PatientKeys.KEYS_BY_LEVEL_ID.text(id)));
    }

    /** This {@code id} and all below it. */
    public KeysRangeQuery<Patient> idUntil(String id) {
      return where(within().until(PatientKeys.KEYS_BY_LEVEL_ID.text(id)));
    }

    /** All below this {@code id}. */
    public KeysRangeQuery<Patient> idBefore(String id) {
      return where(within().before(PatientKeys.KEYS_BY_LEVEL_ID.text(id)));
    }
  }
}
