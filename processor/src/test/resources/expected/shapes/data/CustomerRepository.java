package data;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.operation.Check;
import io.keywright.runtime.operation.Delete;
import io.keywright.runtime.operation.Get;
import io.keywright.runtime.operation.Repository;
import io.keywright.runtime.query.IndexQuery;
import io.keywright.runtime.query.QuerySource;
import io.keywright.runtime.query.RangeQuery;
import io.keywright.runtime.query.TypeFilter;
import java.util.Optional;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import shop.Customer;

/** Reads and writes {@link Customer}: {@code CUSTOMER#{id} / CUSTOMER}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class CustomerRepository extends Repository<Customer> {
  private final TableContext table;
  private final QuerySource<Customer> byCountry;
  private final QuerySource<Customer> byNick;

  CustomerRepository(TableContext table, TypeFilter byCountry, TypeFilter byNick) {
    super(table, CustomerMapper.INSTANCE);
    this.table = table;
    this.byCountry = QuerySource.globalIndex(table, CustomerMapper.INSTANCE,
        "gsi-1", "gsi1_pk", "gsi1_sk", byCountry).named("byCountry");
    this.byNick = QuerySource.globalIndex(table, CustomerMapper.INSTANCE,
        "gsi-2", "gsi2_pk", null, byNick).named("byNick");
  }

  /** GetItem; empty if there is no such item. */
  public Optional<Customer> get(String id) {
    return get(CustomerKeys.primary(id));
  }

  /** GetItem, not sent yet. */
  public Get<Customer> prepareGet(String id) {
    return prepareGet(CustomerKeys.primary(id));
  }

  /** DeleteItem; gives what was deleted. */
  public Optional<Customer> delete(String id) {
    return delete(CustomerKeys.primary(id));
  }

  /** DeleteItem, not sent yet. */
  public Delete<Customer> prepareDelete(String id) {
    return prepareDelete(CustomerKeys.primary(id));
  }

  /** For a transaction: that there is such an item. */
  public Check<Customer> prepareCheck(String id) {
    return prepareCheck(CustomerKeys.primary(id));
  }

  /** UpdateItem of what is there: changes single attributes. */
  public CustomerUpdate update(String id) {
    return new CustomerUpdate(this.table, CustomerKeys.primary(id));
  }

  /** UpdateItem of an object that was read: changes single attributes. */
  public CustomerUpdate.OfEntity update(Customer customer) {
    return new CustomerUpdate.OfEntity(this.table, CustomerMapper.INSTANCE.key(customer), customer);
  }

  /**
   * Query of {@code gsi-1}: {@code gsi1_pk = COUNTRY#{address.country}}, {@code gsi1_sk = {address.geo.height:5}#{home.floor:2}}.
   */
  public ByCountry byCountry(String addressCountry) {
    return new ByCountry(byCountry, CustomerKeys.byCountryPartition(addressCountry));
  }

  /** Query of {@code gsi-2}: {@code gsi2_pk = NICK#{nick}}. */
  public ByNick byNick(String nick) {
    return new ByNick(byNick, CustomerKeys.byNickPartition(nick));
  }

  /** The query {@code byCountry}. */
  public static final class ByCountry extends IndexQuery<Customer, ByCountry> {
    private ByCountry(QuerySource<Customer> source, String partition) {
      super(source, partition, "");
    }

    /** Only this {@code address.geo.height}. */
    public ByCountryAddressGeoHeight addressGeoHeight(Integer addressGeoHeight) {
      return new ByCountryAddressGeoHeight(this,
          CustomerKeys.ADDRESS_GEO_HEIGHT.text(addressGeoHeight).concat("#"));
    }

    /** From one {@code address.geo.height} to another, both included. */
    public RangeQuery<Customer> addressGeoHeightBetween(Integer from, Integer to) {
      return where(within("#").between(CustomerKeys.ADDRESS_GEO_HEIGHT.text(from),
          CustomerKeys.ADDRESS_GEO_HEIGHT.text(to)));
    }

    /** This {@code address.geo.height} and all above it. */
    public RangeQuery<Customer> addressGeoHeightFrom(Integer addressGeoHeight) {
      return where(within("#").from(CustomerKeys.ADDRESS_GEO_HEIGHT.text(addressGeoHeight)));
    }

    /** All above this {@code address.geo.height}. */
    public RangeQuery<Customer> addressGeoHeightAfter(Integer addressGeoHeight) {
      return where(within("#").after(CustomerKeys.ADDRESS_GEO_HEIGHT.text(addressGeoHeight)));
    }

    /** This {@code address.geo.height} and all below it. */
    public RangeQuery<Customer> addressGeoHeightUntil(Integer addressGeoHeight) {
      return where(within("#").until(CustomerKeys.ADDRESS_GEO_HEIGHT.text(addressGeoHeight)));
    }

    /** All below this {@code address.geo.height}. */
    public RangeQuery<Customer> addressGeoHeightBefore(Integer addressGeoHeight) {
      return where(within("#").before(CustomerKeys.ADDRESS_GEO_HEIGHT.text(addressGeoHeight)));
    }
  }

  /** The query {@code byCountry} with {@code address.geo.height} fixed. */
  public static final class ByCountryAddressGeoHeight extends IndexQuery<Customer, ByCountryAddressGeoHeight> {
    private ByCountryAddressGeoHeight(ByCountry previous, String component) {
      super(previous, component);
    }

    /** Only this {@code home.floor}. */
    public RangeQuery<Customer> homeFloor(Integer homeFloor) {
      return where(exactly(CustomerKeys.HOME_FLOOR.text(homeFloor)));
    }

    /** From one {@code home.floor} to another, both included. */
    public RangeQuery<Customer> homeFloorBetween(Integer from, Integer to) {
      return where(within().between(CustomerKeys.HOME_FLOOR.text(from),
          CustomerKeys.HOME_FLOOR.text(to)));
    }

    /** This {@code home.floor} and all above it. */
    public RangeQuery<Customer> homeFloorFrom(Integer homeFloor) {
      return where(within().from(CustomerKeys.HOME_FLOOR.text(homeFloor)));
    }

    /** All above this {@code home.floor}. */
    public RangeQuery<Customer> homeFloorAfter(Integer homeFloor) {
      return where(within().after(CustomerKeys.HOME_FLOOR.text(homeFloor)));
    }

    /** This {@code home.floor} and all below it. */
    public RangeQuery<Customer> homeFloorUntil(Integer homeFloor) {
      return where(within().until(CustomerKeys.HOME_FLOOR.text(homeFloor)));
    }

    /** All below this {@code home.floor}. */
    public RangeQuery<Customer> homeFloorBefore(Integer homeFloor) {
      return where(within().before(CustomerKeys.HOME_FLOOR.text(homeFloor)));
    }
  }

  /** The query {@code byNick}. */
  public static final class ByNick extends IndexQuery<Customer, ByNick> {
    private ByNick(QuerySource<Customer> source, String partition) {
      super(source, partition, "");
    }
  }
}
