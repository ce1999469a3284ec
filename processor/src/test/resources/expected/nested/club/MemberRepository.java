package club;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.item.Converters;
import io.keywright.runtime.operation.Check;
import io.keywright.runtime.operation.Delete;
import io.keywright.runtime.operation.Get;
import io.keywright.runtime.operation.Repository;
import io.keywright.runtime.query.IndexQuery;
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

/** Reads and writes {@link Member}: {@code CLUB#{club} / SINCE#{address.since:date}#{id}}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class MemberRepository extends Repository<Member> {
  private final TableContext table;
  private final QuerySource<Member> ofClub;
  private final QuerySource<Member> byStay;

  MemberRepository(TableContext table, TypeFilter ofClub, TypeFilter byStay) {
    super(table, MemberMapper.INSTANCE);
    this.table = table;
    this.ofClub = QuerySource.table(table, MemberMapper.INSTANCE, ofClub).named("ofClub");
    this.byStay = QuerySource.globalIndex(table, MemberMapper.INSTANCE,
        "GSI1", "GSI1PK", "GSI1SK", byStay).named("byStay");
  }

  /** GetItem; empty if there is no such item. */
  public Optional<Member> get(String club, LocalDate addressSince, String id) {
    return get(MemberKeys.primary(club, addressSince, id));
  }

  /** GetItem, not sent yet. */
  public Get<Member> prepareGet(String club, LocalDate addressSince, String id) {
    return prepareGet(MemberKeys.primary(club, addressSince, id));
  }

  /** DeleteItem; gives what was deleted. */
  public Optional<Member> delete(String club, LocalDate addressSince, String id) {
    return delete(MemberKeys.primary(club, addressSince, id));
  }

  /** DeleteItem, not sent yet. */
  public Delete<Member> prepareDelete(String club, LocalDate addressSince, String id) {
    return prepareDelete(MemberKeys.primary(club, addressSince, id));
  }

  /** For a transaction: that there is such an item. */
  public Check<Member> prepareCheck(String club, LocalDate addressSince, String id) {
    return prepareCheck(MemberKeys.primary(club, addressSince, id));
  }

  /** UpdateItem of what is there: changes single attributes. */
  public MemberUpdate update(String club, LocalDate addressSince, String id) {
    return new MemberUpdate(this.table, MemberKeys.primary(club, addressSince, id));
  }

  /** UpdateItem of an object that was read: changes single attributes. */
  public MemberUpdate update(Member member) {
    return new MemberUpdate(this.table, MemberMapper.INSTANCE.key(member));
  }

  /** Query of the table: {@code PK = CLUB#{club}}, {@code SK = SINCE#{address.since:date}#{id}}. */
  public OfClub ofClub(String club) {
    return new OfClub(ofClub, MemberKeys.partition(club));
  }

  /** Query of {@code GSI1}: {@code GSI1PK = STAY#{club}}, {@code GSI1SK = {address.stay.from:seconds}#{id}}. */
  public ByStay byStay(String club) {
    return new ByStay(byStay, MemberKeys.byStayPartition(club));
  }

  /** The query {@code ofClub}. */
  public static final class OfClub extends TableQuery<Member, OfClub> {
    private OfClub(QuerySource<Member> source, String partition) {
      super(source, partition, "SINCE#");
    }

    /** Only this {@code address.since}. */
    public OfClubAddressSince addressSince(LocalDate addressSince) {
      return new OfClubAddressSince(this, MemberKeys.ADDRESS_SINCE.text(addressSince).concat("#"));
    }

    /** Only this {@code address.since}. */
    public OfClubAddressSince addressSince(Instant addressSince) {
      return new OfClubAddressSince(this,
          MemberKeys.ADDRESS_SINCE_INSTANT.text(addressSince).concat("#"),
          PropertyFilter.equal("since.when",
          StoredBound.of(MemberKeys.ADDRESS_SINCE_INSTANT, Converters.ofInstant(), addressSince)).in("adr"));
    }

    /** From one {@code address.since} to another, both included. */
    public TableRangeQuery<Member> addressSinceBetween(LocalDate from, LocalDate to) {
      return where(within("#").between(MemberKeys.ADDRESS_SINCE.text(from),
          MemberKeys.ADDRESS_SINCE.text(to)));
    }

    /** This {@code address.since} and all above it. */
    public TableRangeQuery<Member> addressSinceFrom(LocalDate addressSince) {
      return where(within("#").from(MemberKeys.ADDRESS_SINCE.text(addressSince)));
    }

    /** All above this {@code address.since}. */
    public TableRangeQuery<Member> addressSinceAfter(LocalDate addressSince) {
      return where(within("#").after(MemberKeys.ADDRESS_SINCE.text(addressSince)));
    }

    /** This {@code address.since} and all below it. */
    public TableRangeQuery<Member> addressSinceUntil(LocalDate addressSince) {
      return where(within("#").until(MemberKeys.ADDRESS_SINCE.text(addressSince)));
    }

    /** All below this {@code address.since}. */
    public TableRangeQuery<Member> addressSinceBefore(LocalDate addressSince) {
      return where(within("#").before(MemberKeys.ADDRESS_SINCE.text(addressSince)));
    }

    /** From one {@code address.since} to another, both included. */
    public TableRangeQuery<Member> addressSinceBetween(Instant from, Instant to) {
      return where(within("#").between(MemberKeys.ADDRESS_SINCE_INSTANT.text(from),
          MemberKeys.ADDRESS_SINCE_INSTANT.text(to)), PropertyFilter.greaterOrEqual("since.when",
          StoredBound.of(MemberKeys.ADDRESS_SINCE_INSTANT, Converters.ofInstant(), from)).in("adr"),
          PropertyFilter.lessOrEqual("since.when",
          StoredBound.of(MemberKeys.ADDRESS_SINCE_INSTANT, Converters.ofInstant(), to)).in("adr"));
    }

    /** This {@code address.since} and all above it. */
    public TableRangeQuery<Member> addressSinceFrom(Instant addressSince) {
      return where(within("#").from(MemberKeys.ADDRESS_SINCE_INSTANT.text(addressSince)),
          PropertyFilter.greaterOrEqual("since.when",
          StoredBound.of(MemberKeys.ADDRESS_SINCE_INSTANT, Converters.ofInstant(), addressSince)).in("adr"));
    }

    /** All above this {@code address.since}. */
    public TableRangeQuery<Member> addressSinceAfter(Instant addressSince) {
      return where(within("#").from(MemberKeys.ADDRESS_SINCE_INSTANT.text(addressSince)),
          PropertyFilter.greaterThan("since.when",
          StoredBound.of(MemberKeys.ADDRESS_SINCE_INSTANT, Converters.ofInstant(), addressSince)).in("adr"));
    }

    /** This {@code address.since} and all below it. */
    public TableRangeQuery<Member> addressSinceUntil(Instant addressSince) {
      return where(within("#").until(MemberKeys.ADDRESS_SINCE_INSTANT.text(addressSince)),
          PropertyFilter.lessOrEqual("since.when",
          StoredBound.of(MemberKeys.ADDRESS_SINCE_INSTANT, Converters.ofInstant(), addressSince)).in("adr"));
    }

    /** All below this {@code address.since}. */
    public TableRangeQuery<Member> addressSinceBefore(Instant addressSince) {
      return where(within("#").until(MemberKeys.ADDRESS_SINCE_INSTANT.text(addressSince)),
          PropertyFilter.lessThan("since.when",
          StoredBound.of(MemberKeys.ADDRESS_SINCE_INSTANT, Converters.ofInstant(), addressSince)).in("adr"));
    }
  }

  /** The query {@code ofClub} with {@code address.since} fixed. */
  public static final class OfClubAddressSince extends TableQuery<Member, OfClubAddressSince> {
    private OfClubAddressSince(OfClub previous, String component, PropertyFilter... filters) {
      super(previous, component, filters);
    }

    /** Only this {@code id}. */
    public TableRangeQuery<Member> id(String id) {
      return where(exactly(MemberKeys.ID.text(id)));
    }

    /** Every {@code id} that starts so. */
    public TableRangeQuery<Member> idStartingWith(String start) {
      return where(beginningWith(MemberKeys.ID.text(start)));
    }

    /** From one {@code id} to another, both included. */
    public TableRangeQuery<Member> idBetween(String from, String to) {
      return where(within().between(MemberKeys.ID.text(from), MemberKeys.ID.text(to)));
    }

    /** This {@code id} and all above it. */
    public TableRangeQuery<Member> idFrom(String id) {
      return where(within().from(MemberKeys.ID.text(id)));
    }

    /** All above this {@code id}. */
    public TableRangeQuery<Member> idAfter(String id) {
      return where(within().after(MemberKeys.ID.text(id)));
    }

    /** This {@code id} and all below it. */
    public TableRangeQuery<Member> idUntil(String id) {
      return where(within().until(MemberKeys.ID.text(id)));
    }

    /** All below this {@code id}. */
    public TableRangeQuery<Member> idBefore(String id) {
      return where(within().before(MemberKeys.ID.text(id)));
    }
  }

  /** The query {@code byStay}. */
  public static final class ByStay extends IndexQuery<Member, ByStay> {
    private ByStay(QuerySource<Member> source, String partition) {
      super(source, partition, "");
    }

    /** Only this {@code address.stay.from}. */
    public ByStayAddressStayFrom addressStayFrom(Instant addressStayFrom) {
      return new ByStayAddressStayFrom(this,
          MemberKeys.ADDRESS_STAY_FROM.text(addressStayFrom).concat("#"),
          PropertyFilter.equal("from",
          StoredBound.of(MemberKeys.ADDRESS_STAY_FROM, Converters.ofInstant(), addressStayFrom)).in("adr", "stay"));
    }

    /** From one {@code address.stay.from} to another, both included. */
    public RangeQuery<Member> addressStayFromBetween(Instant from, Instant to) {
      return where(within("#").between(MemberKeys.ADDRESS_STAY_FROM.text(from),
          MemberKeys.ADDRESS_STAY_FROM.text(to)), PropertyFilter.greaterOrEqual("from",
          StoredBound.of(MemberKeys.ADDRESS_STAY_FROM, Converters.ofInstant(), from)).in("adr", "stay"),
          PropertyFilter.lessOrEqual("from",
          StoredBound.of(MemberKeys.ADDRESS_STAY_FROM, Converters.ofInstant(), to)).in("adr", "stay"));
    }

    /** This {@code address.stay.from} and all above it. */
    public RangeQuery<Member> addressStayFromFrom(Instant addressStayFrom) {
      return where(within("#").from(MemberKeys.ADDRESS_STAY_FROM.text(addressStayFrom)),
          PropertyFilter.greaterOrEqual("from",
          StoredBound.of(MemberKeys.ADDRESS_STAY_FROM, Converters.ofInstant(), addressStayFrom)).in("adr", "stay"));
    }

    /** All above this {@code address.stay.from}. */
    public RangeQuery<Member> addressStayFromAfter(Instant addressStayFrom) {
      return where(within("#").from(MemberKeys.ADDRESS_STAY_FROM.text(addressStayFrom)),
          PropertyFilter.greaterThan("from",
          StoredBound.of(MemberKeys.ADDRESS_STAY_FROM, Converters.ofInstant(), addressStayFrom)).in("adr", "stay"));
    }

    /** This {@code address.stay.from} and all below it. */
    public RangeQuery<Member> addressStayFromUntil(Instant addressStayFrom) {
      return where(within("#").until(MemberKeys.ADDRESS_STAY_FROM.text(addressStayFrom)),
          PropertyFilter.lessOrEqual("from",
          StoredBound.of(MemberKeys.ADDRESS_STAY_FROM, Converters.ofInstant(), addressStayFrom)).in("adr", "stay"));
    }

    /** All below this {@code address.stay.from}. */
    public RangeQuery<Member> addressStayFromBefore(Instant addressStayFrom) {
      return where(within("#").until(MemberKeys.ADDRESS_STAY_FROM.text(addressStayFrom)),
          PropertyFilter.lessThan("from",
          StoredBound.of(MemberKeys.ADDRESS_STAY_FROM, Converters.ofInstant(), addressStayFrom)).in("adr", "stay"));
    }
  }

  /** The query {@code byStay} with {@code address.stay.from} fixed. */
  public static final class ByStayAddressStayFrom extends IndexQuery<Member, ByStayAddressStayFrom> {
    private ByStayAddressStayFrom(ByStay previous, String component, PropertyFilter... filters) {
      super(previous, component, filters);
    }

    /** Only this {@code id}. */
    public RangeQuery<Member> id(String id) {
      return where(exactly(MemberKeys.BY_STAY_ID.text(id)));
    }

    /** Every {@code id} that starts so. */
    public RangeQuery<Member> idStartingWith(String start) {
      return where(beginningWith(MemberKeys.BY_STAY_ID.text(start)));
    }

    /** From one {@code id} to another, both included. */
    public RangeQuery<Member> idBetween(String from, String to) {
      return where(within().between(MemberKeys.BY_STAY_ID.text(from),
          MemberKeys.BY_STAY_ID.text(to)));
    }

    /** This {@code id} and all above it. */
    public RangeQuery<Member> idFrom(String id) {
      return where(within().from(MemberKeys.BY_STAY_ID.text(id)));
    }

    /** All above this {@code id}. */
    public RangeQuery<Member> idAfter(String id) {
      return where(within().after(MemberKeys.BY_STAY_ID.text(id)));
    }

    /** This {@code id} and all below it. */
    public RangeQuery<Member> idUntil(String id) {
      return where(within().until(MemberKeys.BY_STAY_ID.text(id)));
    }

    /** All below this {@code id}. */
    public RangeQuery<Member> idBefore(String id) {
      return where(within().before(MemberKeys.BY_STAY_ID.text(id)));
    }
  }
}
