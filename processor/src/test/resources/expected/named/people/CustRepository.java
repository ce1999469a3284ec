package people;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.item.KeysDecoder;
import io.keywright.runtime.key.PrimaryKey;
import io.keywright.runtime.operation.Check;
import io.keywright.runtime.operation.Delete;
import io.keywright.runtime.operation.Get;
import io.keywright.runtime.operation.Repository;
import io.keywright.runtime.query.IndexKeysQuery;
import io.keywright.runtime.query.IndexQuery;
import io.keywright.runtime.query.KeysRangeQuery;
import io.keywright.runtime.query.QuerySource;
import io.keywright.runtime.query.RangeQuery;
import io.keywright.runtime.query.TableQuery;
import io.keywright.runtime.query.TableRangeQuery;
import io.keywright.runtime.query.TypeFilter;
import java.util.Optional;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** Reads and writes {@link Shop.Customer}: {@code CUSTOMER#{id} / CUSTOMER#{name}}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class CustRepository extends Repository<Shop.Customer> {
  private final TableContext table;
  private final QuerySource<Shop.Customer> named;
  private final QuerySource<Shop.Customer> byEmail;
  private final QuerySource<PrimaryKey<Shop.Customer>> byNick;

  CustRepository(TableContext table, TypeFilter named, TypeFilter byEmail, TypeFilter byNick) {
    super(table, CustMapper.INSTANCE);
    this.table = table;
    this.named = QuerySource.table(table, CustMapper.INSTANCE, named).named("named");
    this.byEmail = QuerySource.globalIndex(table, CustMapper.INSTANCE,
        "GSI1", "GSI1PK", "GSI1SK", byEmail).named("byEmail");
    this.byNick =
        QuerySource.globalIndex(table, KeysDecoder.of(Shop.Customer.class, CustMapper.INSTANCE, "PK", "SK"),
        "GSI2", "GSI2PK", "GSI2SK", byNick).named("byNick");
  }

  /** GetItem; empty if there is no such item. */
  public Optional<Shop.Customer> get(String id, String name) {
    return get(CustKeys.primary(id, name));
  }

  /** GetItem, not sent yet. */
  public Get<Shop.Customer> prepareGet(String id, String name) {
    return prepareGet(CustKeys.primary(id, name));
  }

  /** DeleteItem; gives what was deleted. */
  public Optional<Shop.Customer> delete(String id, String name) {
    return delete(CustKeys.primary(id, name));
  }

  /** DeleteItem, not sent yet. */
  public Delete<Shop.Customer> prepareDelete(String id, String name) {
    return prepareDelete(CustKeys.primary(id, name));
  }

  /** For a transaction: that there is such an item. */
  public Check<Shop.Customer> prepareCheck(String id, String name) {
    return prepareCheck(CustKeys.primary(id, name));
  }

  /** UpdateItem of what is there: changes single attributes. */
  public CustUpdate update(String id, String name) {
    return new CustUpdate(this.table, CustKeys.primary(id, name), false, id, name);
  }

  /** UpdateItem of an object that was read: changes single attributes. */
  public CustUpdate.OfEntity update(Shop.Customer cust) {
    return new CustUpdate.OfEntity(this.table, CustMapper.INSTANCE.key(cust), false, cust.id(), cust.name(), cust);
  }

  /** UpdateItem of what is there or not: an item that is new gets its type and the properties of its key. */
  public CustUpdate upsert(String id, String name) {
    return new CustUpdate(this.table, CustKeys.primary(id, name), true, id, name);
  }

  /** Query of the table: {@code PK = CUSTOMER#{id}}, {@code SK = CUSTOMER#{name}}. */
  public Named named(String id) {
    return new Named(named, CustKeys.partition(id));
  }

  /** Query of {@code GSI1}: {@code GSI1PK = EMAIL#{email}}, {@code GSI1SK = {nick:rest}}. */
  public ByEmail byEmail(String email) {
    return new ByEmail(byEmail, CustKeys.byEmailPartition(email));
  }

  /** Query of {@code GSI2}: {@code GSI2PK = NICK#{nick}}, {@code GSI2SK = {name}}. */
  public ByNick byNick(String nick) {
    return new ByNick(byNick, CustKeys.byNickPartition(nick));
  }

  /** The query {@code named}. */
  public static final class Named extends TableQuery<Shop.Customer, Named> {
    private Named(QuerySource<Shop.Customer> source, String partition) {
      super(source, partition, "CUSTOMER#");
    }

    /** Only this {@code name}. */
    public TableRangeQuery<Shop.Customer> name(String name) {
      return where(exactly(CustKeys.NAME.text(name)));
    }

    /** Every {@code name} that starts so. */
    public TableRangeQuery<Shop.Customer> nameStartingWith(String start) {
      return where(beginningWith(CustKeys.NAME.text(start)));
    }

    /** From one {@code name} to another, both included. */
    public TableRangeQuery<Shop.Customer> nameBetween(String from, String to) {
      return where(within().between(CustKeys.NAME.text(from), CustKeys.NAME.text(to)));
    }

    /** This {@code name} and all above it. */
    public TableRangeQuery<Shop.Customer> nameFrom(String name) {
      return where(within().from(CustKeys.NAME.text(name)));
    }

    /** All above this {@code name}. */
    public TableRangeQuery<Shop.Customer> nameAfter(String name) {
      return where(within().after(CustKeys.NAME.text(name)));
    }

    /** This {@code name} and all below it. */
    public TableRangeQuery<Shop.Customer> nameUntil(String name) {
      return where(within().until(CustKeys.NAME.text(name)));
    }

    /** All below this {@code name}. */
    public TableRangeQuery<Shop.Customer> nameBefore(String name) {
      return where(within().before(CustKeys.NAME.text(name)));
    }
  }

  /** The query {@code byEmail}. */
  public static final class ByEmail extends IndexQuery<Shop.Customer, ByEmail> {
    private ByEmail(QuerySource<Shop.Customer> source, String partition) {
      super(source, partition, "");
    }

    /** Only this {@code nick}. */
    public RangeQuery<Shop.Customer> nick(String nick) {
      return where(exactly(CustKeys.NICK.text(nick)));
    }

    /** Every {@code nick} that starts so. */
    public RangeQuery<Shop.Customer> nickStartingWith(String start) {
      return where(beginningWith(CustKeys.NICK.text(start)));
    }

    /** From one {@code nick} to another, both included. */
    public RangeQuery<Shop.Customer> nickBetween(String from, String to) {
      return where(within().between(CustKeys.NICK.text(from), CustKeys.NICK.text(to)));
    }

    /** This {@code nick} and all above it. */
    public RangeQuery<Shop.Customer> nickFrom(String nick) {
      return where(within().from(CustKeys.NICK.text(nick)));
    }

    /** All above this {@code nick}. */
    public RangeQuery<Shop.Customer> nickAfter(String nick) {
      return where(within().after(CustKeys.NICK.text(nick)));
    }

    /** This {@code nick} and all below it. */
    public RangeQuery<Shop.Customer> nickUntil(String nick) {
      return where(within().until(CustKeys.NICK.text(nick)));
    }

    /** All below this {@code nick}. */
    public RangeQuery<Shop.Customer> nickBefore(String nick) {
      return where(within().before(CustKeys.NICK.text(nick)));
    }
  }

  /** The query {@code byNick}. */
  public static final class ByNick extends IndexKeysQuery<Shop.Customer, ByNick> {
    private ByNick(QuerySource<PrimaryKey<Shop.Customer>> source, String partition) {
      super(source, partition, "");
    }

    /** Only this {@code name}. */
    public KeysRangeQuery<Shop.Customer> name(String name) {
      return where(exactly(CustKeys.BY_NICK_NAME.text(name)));
    }

    /** Every {@code name} that starts so. */
    public KeysRangeQuery<Shop.Customer> nameStartingWith(String start) {
      return where(beginningWith(CustKeys.BY_NICK_NAME.text(start)));
    }

    /** From one {@code name} to another, both included. */
    public KeysRangeQuery<Shop.Customer> nameBetween(String from, String to) {
      return where(within().between(CustKeys.BY_NICK_NAME.text(from),
          CustKeys.BY_NICK_NAME.text(to)));
    }

    /** This {@code name} and all above it. */
    public KeysRangeQuery<Shop.Customer> nameFrom(String name) {
      return where(within().from(CustKeys.BY_NICK_NAME.text(name)));
    }

    /** All above this {@code name}. */
    public KeysRangeQuery<Shop.Customer> nameAfter(String name) {
      return where(within().after(CustKeys.BY_NICK_NAME.text(name)));
    }

    /** This {@code name} and all below it. */
    public KeysRangeQuery<Shop.Customer> nameUntil(String name) {
      return where(within().until(CustKeys.BY_NICK_NAME.text(name)));
    }

    /** All below this {@code name}. */
    public KeysRangeQuery<Shop.Customer> nameBefore(String name) {
      return where(within().before(CustKeys.BY_NICK_NAME.text(name)));
    }
  }
}
