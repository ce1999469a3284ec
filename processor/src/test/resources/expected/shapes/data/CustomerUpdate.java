package data;

import io.keywright.annotation.KeywrightGenerated;
import io.keywright.runtime.TableContext;
import io.keywright.runtime.key.PrimaryKey;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;
import shop.Customer;
import shop.Place;

/** Changes attributes of a {@link Customer}: {@code CUSTOMER#{id} / CUSTOMER}. */
@NullMarked
@KeywrightGenerated
@Generated("io.keywright.processor.KeywrightProcessor")
public final class CustomerUpdate extends CustomerUpdateBase<CustomerUpdate> {
  CustomerUpdate(TableContext table, PrimaryKey<Customer> key) {
    super(table, key);
  }

  /** Stores {@code address}, and the keys that it is part of. */
  public MissingHome address(Place address) {
    storeAddress(address);
    return new MissingHome(this);
  }

  /** Stores {@code home}, and the keys that it is part of. */
  public MissingAddress home(Place home) {
    storeHome(home);
    return new MissingAddress(this);
  }

  /** An update that is to say what becomes of {@code home}, or what it is, so that no index gets stale. */
  public static final class MissingHome {
    private final CustomerUpdate update;

    MissingHome(CustomerUpdate update) {
      this.update = update;
    }

    /** Stores {@code home}, too. */
    public CustomerUpdate withHome(Place home) {
      this.update.storeHome(home);
      return this.update;
    }

    /** Takes {@code home} for what is stored, on condition that it is. */
    public CustomerUpdate knowingHome(int homeFloor) {
      this.update.homeFloor.know(homeFloor);
      return this.update;
    }
  }

  /** An update that is to say what becomes of {@code address}, or what it is, so that no index gets stale. */
  public static final class MissingAddress {
    private final CustomerUpdate update;

    MissingAddress(CustomerUpdate update) {
      this.update = update;
    }

    /** Stores {@code address}, too. */
    public CustomerUpdate withAddress(Place address) {
      this.update.storeAddress(address);
      return this.update;
    }

    /** Removes {@code address}, too, and the item from the index. */
    public CustomerUpdate withoutAddress() {
      this.update.dropAddress();
      return this.update;
    }

    /** Takes {@code address} for what is stored, on condition that it is. Null says that there is none. */
    public CustomerUpdate knowingAddress(@Nullable String addressCountry,
        @Nullable Integer addressGeoHeight) {
      this.update.addressCountry.know(addressCountry);
      this.update.addressGeoHeight.know(addressGeoHeight);
      return this.update;
    }
  }

  /**
   * Changes attributes of a {@link Customer} that was read: what the keys of indexes need beside a change is taken from it, on condition that it is stored so.
   */
  public static final class OfEntity extends CustomerUpdateBase<OfEntity> {
    private final Customer read;

    OfEntity(TableContext table, PrimaryKey<Customer> key, Customer read) {
      super(table, key);
      this.read = read;
    }

    /** Stores {@code address}, and the keys that it is part of. */
    public OfEntity address(Place address) {
      storeAddress(address);
      Place home = this.read.home();
      Integer homeFloor = home == null ? null : home.floor();
      this.homeFloor.assume(homeFloor);
      return this;
    }

    /** Stores {@code home}, and the keys that it is part of. */
    public OfEntity home(Place home) {
      storeHome(home);
      Place address = this.read.address();
      String addressCountry = address == null ? null : address.country();
      Place.Geo addressGeo = address == null ? null : address.geo().orElse(null);
      Integer addressGeoHeight = addressGeo == null ? null : addressGeo.height();
      this.addressCountry.assume(addressCountry);
      this.addressGeoHeight.assume(addressGeoHeight);
      return this;
    }
  }
}
